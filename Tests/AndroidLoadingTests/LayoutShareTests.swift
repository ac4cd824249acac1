import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Sizes that a view's parent gives it")
struct LayoutShareTests {
  private func size(
    _ key: String, of layout: String
  ) throws -> (width: Double, height: Double, evidence: SizeEvidence) {
    let rendition = try LayoutFixture(["activity_main": layout]).rendition(
      key, in: "activity_main")
    return (rendition.frame.width, rendition.frame.height, rendition.sizeEvidence)
  }

  private static func row(_ width: String, _ views: String, _ items: String = "") -> String {
    """
    <LinearLayout android:layout_width="\(width)" android:layout_height="match_parent" \(items)>
    \(views)</LinearLayout>
    """
  }

  private static func button(_ id: String, _ width: String, _ items: String = "") -> String {
    """
    <ImageButton android:id="@+id/\(id)" android:layout_width="\(width)"
    android:layout_height="48dp" android:background="#000000" \(items)/>
    """
  }

  private static let one = "android:layout_weight=\"1\""

  @Test("a weight adds a share of what is left to the stated width")
  func weights() throws {
    // Of 411 dp the two leave 411 - 2 * 20 = 371; each is 20 + 371 / 2 wide.
    let screen = try size(
      "a",
      of: Self.row(
        "match_parent",
        Self.button("a", "20dp", Self.one) + Self.button("b", "20dp", Self.one)))
    #expect(screen.width == 205.5)
    #expect(screen.evidence.width == .designTime)
    // 120 - 20 - 30 - 8 = 62 for weights of 1 and 3: 20 + 15.5.
    let stated = try size(
      "a",
      of: Self.row(
        "120dp",
        Self.button("a", "20dp", Self.one)
          + Self.button(
            "b", "30dp", "android:layout_weight=\"3\" android:layout_marginEnd=\"8dp\"")))
    #expect(stated.width == 35.5)
    #expect(stated.evidence.width == .stated)
  }

  @Test("what the views lack is taken from them")
  func lack() throws {
    // 40 dp for twice 30: each loses 10.
    let size = try size(
      "a",
      of: Self.row(
        "40dp", Self.button("a", "30dp", Self.one) + Self.button("b", "30dp", Self.one)))
    #expect(size.width == 20)
  }

  @Test("a sum of weights leaves space free")
  func weightSum() throws {
    // 100 / 4.
    let size = try size(
      "a", of: Self.row("100dp", Self.button("a", "0dp", Self.one), "android:weightSum=\"4\""))
    #expect(size.width == 25)
  }

  @Test("a weight in a column is none of the width")
  func column() throws {
    let layouts = try LayoutFixture(
      [
        "activity_main": Self.row(
          "100dp", Self.button("a", "20dp", Self.one), "style=\"@style/Column\"")
      ],
      values: """
        <style name="Column" parent=""><item name="android:orientation">vertical</item></style>
        """)
    let rendition = try layouts.rendition("a", in: "activity_main")
    #expect(rendition.frame.width == 20)
    #expect(rendition.sizeEvidence.width == .stated)
  }

  @Test("beside a view whose width is not known nobody knows a share")
  func unknown() throws {
    let others = [
      "<TextView android:layout_width=\"wrap_content\"/>", "<include layout=\"@layout/x\"/>",
    ]
    for other in others {
      let size = try size("a", of: Self.row("100dp", Self.button("a", "20dp", Self.one) + other))
      #expect(size.evidence.width == .unknown)
    }
  }

  private static func constrained(_ width: String, _ line: String, _ items: String) -> String {
    """
    <androidx.constraintlayout.widget.ConstraintLayout android:layout_width="\(width)"
    android:layout_height="match_parent">
    <androidx.constraintlayout.widget.Guideline android:id="@+id/g" \(line)
    android:orientation="vertical"/>
    \(button("a", "0dp", items))
    </androidx.constraintlayout.widget.ConstraintLayout>
    """
  }

  private static let before = """
    app:layout_constraintStart_toStartOf="parent" app:layout_constraintEnd_toStartOf="@id/g"
    """
  private static let behind = """
    app:layout_constraintLeft_toRightOf="@id/g" app:layout_constraintRight_toRightOf="parent"
    """

  @Test("a view fills the space between its parent's edge and a guideline")
  func guidelines() throws {
    let begin = "app:layout_constraintGuide_begin=\"20dp\""
    let first = try size("a", of: Self.constrained("match_parent", begin, Self.before))
    #expect(first.width == 20)
    #expect(first.evidence.width == .stated)
    // 411 - 20.
    let rest = try size("a", of: Self.constrained("match_parent", begin, Self.behind))
    #expect(rest.width == 391)
    #expect(rest.evidence.width == .designTime)
    // The end's 30 dp without a margin of 4.
    let end = try size(
      "a",
      of: Self.constrained(
        "match_parent", "app:layout_constraintGuide_end=\"30dp\"",
        Self.behind + " android:layout_marginStart=\"4dp\""))
    #expect(end.width == 26)
    // A quarter of 200.
    let percent = try size(
      "a",
      of: Self.constrained(
        "200dp", "app:layout_constraintGuide_percent=\"0.25\"", Self.before))
    #expect(percent.width == 50)
  }

  @Test("a ratio or a bound to another view leaves the width open")
  func open() throws {
    for items in [
      Self.before + " app:layout_constraintDimensionRatio=\"1\"",
      "app:layout_constraintStart_toStartOf=\"parent\"",
      """
      app:layout_constraintStart_toStartOf="parent" app:layout_constraintEnd_toStartOf="@id/x"
      """,
    ] {
      let size = try size(
        "a",
        of: Self.constrained(
          "match_parent", "app:layout_constraintGuide_begin=\"20dp\"", items))
      #expect(size.evidence.width == .unknown)
    }
  }

  @Test("Material's slider is 48 dp high")
  func slider() throws {
    let size = try size(
      "a",
      of: """
        <com.google.android.material.slider.Slider android:id="@+id/a"
        android:layout_width="match_parent" android:layout_height="wrap_content"/>
        """)
    // `mtrl_slider_widget_height`.
    #expect(size.height == 48)
    #expect(size.evidence.height == .lowerBound)
  }
}
