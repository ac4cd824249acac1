#include "CRuleSets.h"
#include <string.h>

// One line for each file of Rules/: its bytes here, its name in the table below.
static const unsigned char wcag22_aa[] = {
#embed "../../Rules/wcag22-aa.xml"
};
static const unsigned char wcag22_aaa[] = {
#embed "../../Rules/wcag22-aaa.xml"
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

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} files[] = {
  {"wcag22-aa.xml", wcag22_aa, sizeof wcag22_aa},
  {"wcag22-aaa.xml", wcag22_aaa, sizeof wcag22_aaa},
  {"apple.xml", apple, sizeof apple},
  {"android.xml", android, sizeof android},
  {"ruleset.rng", ruleset_grammar, sizeof ruleset_grammar},
  {"style.rng", style_grammar, sizeof style_grammar},
};

const unsigned char *rule_set_file(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  *count = 0;
  return NULL;
}

const char *rule_set_file_name(size_t index) {
  return index < sizeof files / sizeof files[0] ? files[index].name : NULL;
}
