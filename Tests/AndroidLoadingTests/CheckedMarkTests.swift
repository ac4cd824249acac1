import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Marks of what is checked")
struct CheckedMarkTests {
  private static let files = [
    "res/drawable/v.xml": LayoutFixture.square("#FF0000FF")
  ]

  /// A chip whose surface is #FAFAFA and whose text is black.
  private func chip(_ attributes: String) throws -> LayoutFixture {
    try LayoutFixture(
      screen: """
        <com.google.android.material.chip.Chip android:id="@+id/chip" android:textColor="#000000"
        app:chipBackgroundColor="#FAFAFA" android:checkable="true" android:text="A" \(attributes)/>
        """, files: Self.files)
  }

  private static let surface = ["decoration: #FFFFFF", "container: #FAFAFA"]

  @Test("a chip that is checked shows its mark in the mark's tint, and no mark else")
  func tintedMark() throws {
    let layouts = try chip("app:checkedIcon=\"@drawable/v\" app:checkedIconTint=\"#CCCCCC\"")
    #expect(try layouts.colors("chip") == Self.surface + ["label: #000000"])
    #expect(
      try layouts.colors("chip", .selected)
        == Self.surface + ["indicator: #CCCCCC", "label: #000000"])
  }

  @Test("the mark lies over the chip's icon, where both are shown, in its own colours")
  func overIcon() throws {
    let layouts = try chip(
      "app:chipIcon=\"@drawable/v\" app:chipIconTint=\"#111111\" app:checkedIcon=\"@drawable/v\"")
    let layers = try layouts.scene("chip", .selected).drawing.layers
    #expect(
      layers.map { "\($0.part): \($0.color?.hex ?? "")" }
        == Self.surface + ["icon: #111111", "indicator: #0000FF", "label: #000000"])
    #expect(layers[2].shape.path.boundingBox == layers[3].shape.path.boundingBox)
  }

  @Test("icons that a chip is told to hide are not shown, by the older attribute only by itself")
  func hidden() throws {
    let text = Self.surface + ["label: #000000"]
    let mark = "app:checkedIcon=\"@drawable/v\" app:chipIcon=\"@drawable/v\""
    let hidden = try chip(mark + " app:checkedIconVisible=\"false\" app:chipIconVisible=\"false\"")
    #expect(!hidden.controls().flatMap(\.renditions).contains { $0.state == .selected })
    #expect(try hidden.colors("chip") == text)
    let older = try chip(mark + " app:checkedIconEnabled=\"false\" app:chipIconEnabled=\"false\"")
    #expect(try older.colors("chip") == text)
    let both = try chip(
      mark + " app:chipIconEnabled=\"false\" app:chipIconVisible=\"true\"")
    #expect(try both.colors("chip") == Self.surface + ["icon: #0000FF", "label: #000000"])
  }

  @Test("of a mark in two colours the last is what shows, on the other")
  func twoColors() throws {
    let circle = """
      <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
      android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">\
      <path android:fillColor="#333333" android:pathData="M2,2h20v20h-20z"/>\
      <path android:fillColor="#FFFFFE" android:pathData="M8,8h8v8h-8z"/></vector>
      """
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.chip.Chip android:id="@+id/chip" android:textColor="#000000"
        android:checkable="true" android:text="A" app:checkedIcon="@drawable/circle"/>
        """, files: ["res/drawable/circle.xml": circle])
    #expect(
      try layouts.colors("chip", .selected) == [
        "decoration: #FFFFFF", "decoration: #333333", "indicator: #FFFFFE", "label: #000000",
      ])
  }

  @Test("filter chips of Material 3 show their tick in the colour of their text")
  func material() throws {
    // The chip's text is colorOnSurfaceVariant, while selected colorOnSecondaryContainer
    // (`m3_chip_text_color`), and so is the tick (`ic_m3_chip_check`).
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.chip.Chip android:id="@+id/chip" android:text="A"
        style="@style/Widget.Material3.Chip.Filter" app:chipIcon="@drawable/v"/>
        """,
      values: """
        <style name="M" parent="Theme.Material3.Light">
        <item name="colorOnSecondaryContainer">#123456</item></style>
        """, files: Self.files)
    #expect(
      try !layouts.colors("chip", in: "screen", "M").contains { $0.hasPrefix("icon") })
    let selected = try layouts.colors("chip", .selected, in: "screen", "M")
    #expect(selected.suffix(2) == ["indicator: #123456", "label: #123456"])
  }

  @Test("a text that can be checked shows its mark at its end, in its tint by state")
  func checkedText() throws {
    let layouts = try LayoutFixture(
      screen: """
        <CheckedTextView android:id="@+id/own" android:text="A" android:textColor="#000000"
        android:checkMark="@drawable/v" android:checkMarkTint="#777777"/>
        <CheckedTextView android:id="@+id/theme" android:text="A" android:textColor="#000000"
        android:checkMark="?android:attr/listChoiceIndicatorMultiple"/>
        <CheckedTextView android:id="@+id/code" android:text="A" android:textColor="#000000"
        android:checkMark="@drawable/missing"/>
        """,
      items: """
        <item name="android:colorControlNormal">#555555</item>
        <item name="android:colorControlActivated">#008800</item>
        """, files: Self.files)
    #expect(
      try layouts.colors("own") == ["decoration: #FFFFFF", "indicator: #777777", "label: #000000"])
    #expect(try layouts.colors("theme")[1] == "indicator: #555555")
    #expect(try layouts.colors("theme", .selected)[1] == "indicator: #008800")
    #expect(try layouts.colors("code")[1] == "indicator: unresolved")
  }

  @Test("a card that is checked shows its mark in the mark's tint")
  func card() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.card.MaterialCardView android:id="@+id/card"
        android:clickable="true" android:checkable="true" app:cardBackgroundColor="#F0F0F0"
        app:checkedIcon="@drawable/v" app:checkedIconTint="#DDDDDD">
        <TextView android:text="A" android:textColor="#000000"/>
        </com.google.android.material.card.MaterialCardView>
        """, files: Self.files)
    let card = ["decoration: #FFFFFF", "decoration: #F0F0F0"]
    #expect(try layouts.colors("card") == card + ["label: #000000"])
    #expect(
      try layouts.colors("card", .selected) == card + ["indicator: #DDDDDD", "label: #000000"])
  }
}
