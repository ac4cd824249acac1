import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Modes of tints")
struct TintModeTests {
  private static let files = [
    "res/drawable/blue.xml": LayoutFixture.square("#0000FF"),
    "res/drawable/multiplied.xml": LayoutFixture.square(
      "#00FFFF", tint: "#FFFF00", mode: "multiply"),
    "res/color/faded.xml": """
    <selector xmlns:android="\(ValuesReader.androidNamespace)" \
    xmlns:app="http://schemas.android.com/apk/res-auto">\
    <item app:alpha="0.6" android:color="#000000"/></selector>
    """,
  ]

  /// The colour of the icon of an image button with `attributes`.
  private func icon(_ attributes: String) throws -> String? {
    try LayoutFixture(
      screen: """
        <ImageButton android:id="@+id/icon" android:background="@null" \(attributes)/>
        """, files: Self.files
    ).colors("icon").last
  }

  @Test(
    "a tint and a picture's own colour are combined as the mode says",
    arguments: [
      // Half a red over an opaque blue: as it is; over the blue, which gives 0x80 of each
      // (255 * 128 / 255 and 255 * 127 / 255); by the word and by the number.
      ("app:tint=\"#80FF0000\"", "#FF000080"),
      ("android:tint=\"#80FF0000\"", "#80007F"),
      ("app:tint=\"#80FF0000\" app:tintMode=\"src_atop\"", "#80007F"),
      ("android:tint=\"#80FF0000\" android:tintMode=\"5\"", "#FF000080"),
      // Yellow by blue: no channel is in both.
      ("app:tint=\"#FFFF00\" app:tintMode=\"multiply\"", "#000000"),
      ("app:tint=\"#FF0000\" app:tintMode=\"add\"", "#FF00FF"),
    ])
  func modes(attributes: String, hex: String) throws {
    #expect(try icon("android:src=\"@drawable/blue\" " + attributes) == "icon: \(hex)")
  }

  @Test("a drawing's own tint has a mode too")
  func drawing() throws {
    // Yellow (255, 255, 0) by cyan (0, 255, 255) leaves green.
    #expect(try icon("android:src=\"@drawable/multiplied\"") == "icon: #00FF00")
  }

  @Test("of a bitmap nothing is known under a tint that lets it show")
  func bitmap() throws {
    let bitmap = "android:src=\"@drawable/missing\" "
    #expect(try icon(bitmap + "android:tint=\"#FF0000\"") == "icon: #FF0000")
    #expect(try icon(bitmap + "android:tint=\"#80FF0000\"") == "icon: unresolved")
    #expect(
      try icon(bitmap + "app:tint=\"#FF0000\" app:tintMode=\"multiply\"") == "icon: unresolved")
  }

  @Test("the alpha of a list's item counts under the application's name too")
  func listAlpha() throws {
    // trunc(255 * 0.6 + 0.5) is 153, or 0x99.
    let layouts = try LayoutFixture(
      screen: "<TextView android:id=\"@+id/text\" android:textColor=\"@color/faded\"/>",
      files: Self.files)
    #expect(try layouts.colors("text").last == "label: #00000099")
  }
}
