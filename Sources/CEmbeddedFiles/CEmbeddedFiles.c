#include "CEmbeddedFiles.h"
#include <string.h>

// One line for each file of Rules/ and Platforms/: its bytes here, its name in the table below.
static const unsigned char wcag22_aa[] = {
#embed "../../Rules/wcag22-aa.xml"
};
static const unsigned char wcag22_aaa[] = {
#embed "../../Rules/wcag22-aaa.xml"
};
static const unsigned char wcag22_a[] = {
#embed "../../Rules/wcag22-a.xml"
};
static const unsigned char wcag21_aa[] = {
#embed "../../Rules/wcag21-aa.xml"
};
static const unsigned char wcag21_aaa[] = {
#embed "../../Rules/wcag21-aaa.xml"
};
static const unsigned char wcag21_a[] = {
#embed "../../Rules/wcag21-a.xml"
};
static const unsigned char apple[] = {
#embed "../../Rules/apple.xml"
};
static const unsigned char android[] = {
#embed "../../Rules/android.xml"
};
static const unsigned char ruleset_grammar[] = {
#embed "../../Rules/ruleset.rng"
};
static const unsigned char style_grammar[] = {
#embed "../../Rules/style.rng"
};
static const unsigned char configuration_grammar[] = {
#embed "../../Rules/configuration.rng"
};
static const unsigned char platform_ios[] = {
#embed "../../Platforms/ios.xml"
};
static const unsigned char android_appcompat_values_night_themes[] = {
#embed "../../Platforms/android/appcompat/res/values-night/themes.xml"
};
static const unsigned char android_appcompat_values_colors[] = {
#embed "../../Platforms/android/appcompat/res/values/colors.xml"
};
static const unsigned char android_appcompat_values_styles[] = {
#embed "../../Platforms/android/appcompat/res/values/styles.xml"
};
static const unsigned char android_appcompat_values_themes[] = {
#embed "../../Platforms/android/appcompat/res/values/themes.xml"
};
static const unsigned char android_framework_values_colors[] = {
#embed "../../Platforms/android/framework/res/values/colors.xml"
};
static const unsigned char android_framework_values_fields[] = {
#embed "../../Platforms/android/framework/res/values/fields.xml"
};
static const unsigned char android_framework_values_styles[] = {
#embed "../../Platforms/android/framework/res/values/styles.xml"
};
static const unsigned char android_framework_values_themes[] = {
#embed "../../Platforms/android/framework/res/values/themes.xml"
};
static const unsigned char android_framework_values_v36_wallpaper_colors[] = {
#embed "../../Platforms/android/framework/res/values-v36/wallpaper_colors.xml"
};
static const unsigned char android_material_values_night_themes[] = {
#embed "../../Platforms/android/material/res/values-night/themes.xml"
};
static const unsigned char android_material_values_v35_tokens[] = {
#embed "../../Platforms/android/material/res/values-v35/tokens.xml"
};
static const unsigned char android_material_values_state_lists[] = {
#embed "../../Platforms/android/material/res/values/state_lists.xml"
};
static const unsigned char android_material_values_styles[] = {
#embed "../../Platforms/android/material/res/values/styles.xml"
};
static const unsigned char android_material_values_themes[] = {
#embed "../../Platforms/android/material/res/values/themes.xml"
};
static const unsigned char android_material_values_tokens[] = {
#embed "../../Platforms/android/material/res/values/tokens.xml"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} files[] = {
  {"Rules/wcag22-aa.xml", wcag22_aa, sizeof wcag22_aa},
  {"Rules/wcag22-aaa.xml", wcag22_aaa, sizeof wcag22_aaa},
  {"Rules/wcag22-a.xml", wcag22_a, sizeof wcag22_a},
  {"Rules/wcag21-aa.xml", wcag21_aa, sizeof wcag21_aa},
  {"Rules/wcag21-aaa.xml", wcag21_aaa, sizeof wcag21_aaa},
  {"Rules/wcag21-a.xml", wcag21_a, sizeof wcag21_a},
  {"Rules/apple.xml", apple, sizeof apple},
  {"Rules/android.xml", android, sizeof android},
  {"Rules/ruleset.rng", ruleset_grammar, sizeof ruleset_grammar},
  {"Rules/style.rng", style_grammar, sizeof style_grammar},
  {"Rules/configuration.rng", configuration_grammar, sizeof configuration_grammar},
  {"Platforms/ios.xml", platform_ios, sizeof platform_ios},
  {"Platforms/android/appcompat/res/values-night/themes.xml", android_appcompat_values_night_themes, sizeof android_appcompat_values_night_themes},
  {"Platforms/android/appcompat/res/values/colors.xml", android_appcompat_values_colors, sizeof android_appcompat_values_colors},
  {"Platforms/android/appcompat/res/values/styles.xml", android_appcompat_values_styles, sizeof android_appcompat_values_styles},
  {"Platforms/android/appcompat/res/values/themes.xml", android_appcompat_values_themes, sizeof android_appcompat_values_themes},
  {"Platforms/android/framework/res/values/colors.xml", android_framework_values_colors, sizeof android_framework_values_colors},
  {"Platforms/android/framework/res/values/fields.xml", android_framework_values_fields, sizeof android_framework_values_fields},
  {"Platforms/android/framework/res/values/styles.xml", android_framework_values_styles, sizeof android_framework_values_styles},
  {"Platforms/android/framework/res/values/themes.xml", android_framework_values_themes, sizeof android_framework_values_themes},
  {"Platforms/android/framework/res/values-v36/wallpaper_colors.xml", android_framework_values_v36_wallpaper_colors, sizeof android_framework_values_v36_wallpaper_colors},
  {"Platforms/android/material/res/values-night/themes.xml", android_material_values_night_themes, sizeof android_material_values_night_themes},
  {"Platforms/android/material/res/values-v35/tokens.xml", android_material_values_v35_tokens, sizeof android_material_values_v35_tokens},
  {"Platforms/android/material/res/values/state_lists.xml", android_material_values_state_lists, sizeof android_material_values_state_lists},
  {"Platforms/android/material/res/values/styles.xml", android_material_values_styles, sizeof android_material_values_styles},
  {"Platforms/android/material/res/values/themes.xml", android_material_values_themes, sizeof android_material_values_themes},
  {"Platforms/android/material/res/values/tokens.xml", android_material_values_tokens, sizeof android_material_values_tokens},
};

const unsigned char *embedded_file(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  *count = 0;
  return NULL;
}

const char *embedded_file_name(size_t index) {
  return index < sizeof files / sizeof files[0] ? files[index].name : NULL;
}
