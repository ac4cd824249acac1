import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Colours in the markup of strings")
struct StringMarkupTests {
  /// A black text, a button and a row with a text, each of which shows `string`.
  private func layouts(_ string: String) throws -> LayoutFixture {
    try LayoutFixture(
      screen: """
        <TextView android:id="@+id/text" android:text="@string/s" android:textColor="#000000"
        android:textColorLink="#0000EE"/>
        <CheckBox android:id="@+id/box" android:text="@string/s" android:textColor="#000000"
        android:button="@null" android:background="@null"/>
        <LinearLayout android:id="@+id/row" android:onClick="go">
        <TextView android:text="@string/s" android:textColor="#000000"/></LinearLayout>
        """, values: "<string name=\"s\">\(string)</string>")
  }

  private static let window = ["decoration: #FFFFFF"]

  @Test("a part of a text in a colour of its own is a text of its own")
  func colored() throws {
    let layouts = try layouts("Sum: <b><font color=\"#BBBBBB\">10</font></b> today")
    for key in ["text", "box", "row"] {
      #expect(try layouts.colors(key) == Self.window + ["label: #000000", "label: #BBBBBB"])
    }
    #expect(try layouts.scene("text").drawing.layers.last?.text?.string == "10")
  }

  @Test("of a text that is coloured whole nothing has the view's colour")
  func whole() throws {
    #expect(
      try layouts(" <font fgcolor=\"#80FF0000\">Now</font> ").colors("text")
        == Self.window + ["label: #FF000080"])
  }

  @Test(
    "colours of markup are read as the platform reads them",
    arguments: [
      ("red", "#FF0000"), ("Green", "#00FF00"), ("gray", "#888888"),
      // `Color.parseColor` knows no three digits and no other names.
      ("#0F0", "#000000"), ("rebeccapurple", "#000000"), ("@white", "#FFFFFF"),
    ])
  func notations(written: String, hex: String) throws {
    #expect(
      try layouts("A <font color=\"\(written)\">b</font>").colors("text").last == "label: \(hex)")
  }

  @Test("a link in the markup has the colour of links, and of a highlighted text nothing is known")
  func others() throws {
    #expect(
      try layouts("See <a href=\"https://example.org\">there</a>").colors("text")
        == Self.window + ["label: #000000", "label: #0000EE"])
    #expect(
      try layouts("A <font bgcolor=\"#000000\" color=\"#FFFFFF\">b</font>").colors("text").last
        == "label: unresolved")
  }
}
