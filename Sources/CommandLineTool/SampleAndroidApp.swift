/// An Android application of many resource files, always the same one, for measuring how long such
/// an application takes.
///
/// Of sixteen files ten are layouts, two are drawables, one each holds a state list, colours, styles
/// of controls and a theme that builds on an earlier one: a mixture like that of real applications.
struct SampleAndroidApp: SampleProject {
  let count: Int

  func file(_ index: Int) -> SampleFile {
    let (feature, place) = (index / 16, index % 16)
    switch place {
    case 0: return Self.values("colors", feature, Self.colors(feature))
    case 1: return Self.values("themes", feature, Self.theme(feature))
    case 2: return Self.values("styles", feature, Self.styles(feature))
    case 3: return Self.resource("color/text_\(feature)", Self.stateList(feature))
    case 4: return Self.resource("drawable/card_\(feature)", Self.card(feature))
    case 5: return Self.resource("drawable/row_\(feature)", Self.row(feature))
    default:
      return Self.resource("layout/fragment_\(feature)_\(place)", Self.layout(feature, place))
    }
  }

  private static let namespaces =
    "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    + " xmlns:app=\"http://schemas.android.com/apk/res-auto\""

  private static func resource(_ path: String, _ text: String) -> SampleFile {
    SampleFile(path: "app/src/main/res/\(path).xml", text: text)
  }

  private static func values(_ kind: String, _ feature: Int, _ content: String) -> SampleFile {
    resource("values/\(kind)_\(feature)", "<resources>\n\(content)</resources>\n")
  }

  /// Six digits that differ from feature to feature, no darker than `least` in any of them.
  private static func digits(_ feature: Int, least: Int) -> String {
    let steps = 256 - least
    return [37, 59, 83].map { factor in
      let byte = least + (feature * factor + factor) % steps
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
  }

  private static func colors(_ feature: Int) -> String {
    """
      <color name="accent_\(feature)">#\(digits(feature, least: 0))</color>
      <color name="surface_\(feature)">#\(digits(feature + 7, least: 192))</color>
      <color name="ink_\(feature)">#DE\(digits(feature, least: 0))</color>

    """
  }

  /// Every eighth theme starts anew, the others build on the one before.
  private static func theme(_ feature: Int) -> String {
    let parent =
      feature % 8 == 0 ? "Theme.Material3.DayNight.NoActionBar" : "Theme.Sample\(feature - 1)"
    return """
        <style name="Theme.Sample\(feature)" parent="\(parent)">
          <item name="colorPrimary">@color/accent_\(feature)</item>
          <item name="colorOnPrimary">@android:color/white</item>
          <item name="colorSurface">@color/surface_\(feature)</item>
          <item name="colorOnSurface">@color/ink_\(feature)</item>
          <item name="android:colorBackground">@color/surface_\(feature)</item>
        </style>

      """
  }

  private static func styles(_ feature: Int) -> String {
    """
      <style name="Widget.Sample.Button\(feature)" parent="Widget.Material3.Button">
        <item name="backgroundTint">@color/accent_\(feature)</item>
        <item name="cornerRadius">\(feature % 12)dp</item>
      </style>
      <style name="Widget.Sample.Check\(feature)" parent="Widget.Material3.CompoundButton.CheckBox">
        <item name="buttonTint">?attr/colorPrimary</item>
        <item name="android:textColor">@color/text_\(feature)</item>
      </style>

    """
  }

  private static func stateList(_ feature: Int) -> String {
    """
    <selector \(namespaces)>
      <item android:color="@color/accent_\(feature)" android:state_pressed="true" />
      <item android:alpha="0.38" android:color="?attr/colorOnSurface" android:state_enabled="false" />
      <item android:color="@color/ink_\(feature)" />
    </selector>

    """
  }

  private static func card(_ feature: Int) -> String {
    """
    <shape \(namespaces) android:shape="rectangle">
      <solid android:color="?attr/colorSurface" />
      <stroke android:width="1dp" android:color="@color/accent_\(feature)" />
      <corners android:radius="\(4 + feature % 8)dp" />
    </shape>

    """
  }

  private static func row(_ feature: Int) -> String {
    """
    <selector \(namespaces)>
      <item android:drawable="@drawable/card_\(feature)" android:state_focused="true" />
      <item android:drawable="@color/surface_\(feature)" />
    </selector>

    """
  }

  private static func layout(_ feature: Int, _ place: Int) -> String {
    """
    <LinearLayout \(namespaces)
      android:layout_width="match_parent"
      android:layout_height="match_parent"
      android:background="@color/surface_\(feature)"
      android:orientation="vertical">
      <TextView
        android:layout_width="match_parent"
        android:layout_height="wrap_content"
        android:text="Part \(feature)" />
      <com.google.android.material.button.MaterialButton
        android:id="@+id/go_\(place)"
        style="@style/Widget.Sample.Button\(feature)"
        android:layout_width="wrap_content"
        android:layout_height="wrap_content"
        android:text="Go" />
      <CheckBox
        android:id="@+id/agree_\(place)"
        style="@style/Widget.Sample.Check\(feature)"
        android:layout_width="wrap_content"
        android:layout_height="\(32 + place)dp"
        android:text="Agree" />
      <TextView
        android:id="@+id/row_\(place)"
        android:layout_width="match_parent"
        android:layout_height="48dp"
        android:background="@drawable/row_\(feature)"
        android:clickable="true"
        android:text="More"
        android:textColor="@color/text_\(feature)" />
    </LinearLayout>

    """
  }
}
