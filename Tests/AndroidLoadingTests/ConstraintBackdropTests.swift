import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Backgrounds that are tied to what stands on them")
struct ConstraintBackdropTests {
  /// A white constraint layout with `views`.
  private func layouts(_ views: String) throws -> LayoutFixture {
    try LayoutFixture(
      [
        "screen": """
        <androidx.constraintlayout.widget.ConstraintLayout android:layout_width="match_parent"
        android:layout_height="match_parent" android:background="#FFFFFF">\(views)
        </androidx.constraintlayout.widget.ConstraintLayout>
        """
      ])
  }

  private static let text = """
    <TextView android:id="@+id/text" android:text="A" android:textColor="#FFFFFF"/>
    """
  private static let sides = """
    app:layout_constraintTop_toTopOf="@id/text" app:layout_constraintBottom_toBottomOf="@id/text"
    """

  @Test("an empty view before a text to whose sides it is tied is what the text stands on")
  func tied() throws {
    let layouts = try layouts(
      """
      <View android:id="@+id/back" android:layout_width="0dp" android:layout_height="0dp"
      android:background="#222222" app:layout_constraintStart_toStartOf="@id/text"
      app:layout_constraintEnd_toEndOf="@id/text" \(Self.sides)/>\(Self.text)
      """)
    #expect(try layouts.colors("text") == ["decoration: #222222", "label: #FFFFFF"])
  }

  @Test("one that reaches from a text to the edge of the layout lies behind the text too")
  func toEdge() throws {
    let layouts = try layouts(
      """
      <View android:layout_width="match_parent" android:layout_height="0dp"
      android:background="#222222" \(Self.sides)/>\(Self.text)
      """)
    #expect(try layouts.colors("text") == ["decoration: #222222", "label: #FFFFFF"])
  }

  @Test("one that reaches from the first to the last of some texts lies behind all of them")
  func several() throws {
    let layouts = try layouts(
      """
      <View android:layout_width="match_parent" android:layout_height="0dp"
      android:background="#222222" app:layout_constraintTop_toTopOf="@id/first"
      app:layout_constraintBottom_toBottomOf="@id/last"/>
      <TextView android:id="@+id/first" android:textColor="#FFFFFF"
      app:layout_constraintTop_toTopOf="parent"/>
      <TextView android:id="@+id/middle" android:textColor="#FFFFFF"
      app:layout_constraintTop_toBottomOf="@id/first"/>
      <TextView android:id="@+id/last" android:textColor="#FFFFFF"
      app:layout_constraintTop_toBottomOf="@id/middle"/>
      <TextView android:id="@+id/below" android:textColor="#000000"
      app:layout_constraintTop_toBottomOf="@id/last"/>
      """)
    for key in ["first", "middle", "last"] {
      #expect(try layouts.colors(key) == ["decoration: #222222", "label: #FFFFFF"])
    }
    #expect(try layouts.colors("below") == ["decoration: #FFFFFF", "label: #000000"])
  }

  @Test(
    "what is smaller than the text, or drawn later, or tied to another side is not behind it",
    arguments: [
      // A line of two points at the text's top, a view with a margin, one beside the text.
      """
      <View android:layout_width="match_parent" android:layout_height="2dp"
      android:background="#222222" app:layout_constraintTop_toTopOf="@id/text"/>
      """,
      """
      <View android:layout_width="match_parent" android:layout_height="0dp"
      android:layout_margin="8dp" android:background="#222222" \(sides)/>
      """,
      """
      <View android:layout_width="0dp" android:layout_height="0dp" android:background="#222222"
      app:layout_constraintStart_toEndOf="@id/text" app:layout_constraintEnd_toEndOf="parent"
      \(sides)/>
      """,
    ])
  func beside(view: String) throws {
    #expect(
      try layouts(view + Self.text).colors("text") == ["decoration: #FFFFFF", "label: #FFFFFF"])
  }
}
