import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Cards")
struct CardTests {
  private static func layers(_ card: String, theme: String = "Theme.AppCompat.Light") throws
    -> [String]
  {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources("<style name=\"App\" parent=\"\(theme)\"/>"),
      "res/layout/screen.xml": """
      <FrameLayout xmlns:android="\(ValuesReader.androidNamespace)" \
      xmlns:app="http://schemas.android.com/apk/res-auto" android:background="#222222" \
      android:layout_width="match_parent" android:layout_height="match_parent">
      <\(card)><TextView android:id="@+id/a" android:textColor="#FFFFFF"/></\(card.prefix { $0 != " " })>
      </FrameLayout>
      """,
    ])
    let source = try #require(project.sources.first { $0.path == "res/layout/screen.xml" })
    let rendition = try #require(source.controls.first?.renditions.first)
    return source.scenes[rendition.scene].drawing.layers.map { $0.color?.hex ?? "unresolved" }
  }

  /// `CardView` takes white on a light window and #424242 on a dark one (`cardview_light_background`,
  /// `cardview_dark_background`), and paints over `android:background`.
  @Test(
    "a card that sets no colour is white or dark grey by its window",
    arguments: [
      ("Theme.AppCompat.Light", "", "#FFFFFF"), ("Theme.AppCompat", "", "#424242"),
      ("Theme.AppCompat.Light", "android:background=\"#222222\"", "#FFFFFF"),
      ("Theme.AppCompat.Light", "app:cardBackgroundColor=\"#00FF00\"", "#00FF00"),
    ])
  func standard(theme: String, attributes: String, color: String) throws {
    let layers = try Self.layers("androidx.cardview.widget.CardView \(attributes)", theme: theme)
    #expect(layers.suffix(2) == [color, "#FFFFFF"])
  }

  @Test("a class of the application that is called after cards may have any colour")
  func own() throws {
    #expect(try Self.layers("com.example.FancyCardView") == ["#222222", "#FFFFFF"])
  }
}
