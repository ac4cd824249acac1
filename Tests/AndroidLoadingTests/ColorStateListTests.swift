import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Android colours by state")
struct ColorStateListTests {
  private static func resolve(
    _ items: String, _ state: ViewState = .normal, theme: String = ""
  ) throws -> ColorOutcome {
    let loader = AndroidLoader(options: LoadingOptions())
    let selector = """
      <selector xmlns:android="\(ValuesReader.androidNamespace)" \
      xmlns:app="http://schemas.android.com/apk/res-auto">\(items)</selector>
      """
    let values = AndroidFixture.resources(
      """
      <style name="T" parent="">\(theme)</style>
      <item type="dimen" name="half" format="float">0.5</item>
      <color name="red">#FF0000</color>
      """)
    let candidates = try [("res/color/list.xml", selector), ("res/values/v.xml", values)].flatMap {
      let content = try loader.parse(Source(path: $0.0, bytes: Array($0.1.utf8)))
      return content.definitions.map {
        ResourceTable.Candidate(
          path: content.path, origin: .application, isAudited: true, definition: $0)
      }
    }
    let resolver = ResourceResolver(
      ResourceTable(candidates), on: DeviceConfiguration(isNight: false, apiLevel: 36))
    let stack = ThemeStack(resolver.style(ResourceName(type: .style, name: "T"), for: nil))
    let use = Definition(
      name: "textColor", value: "@color/list", location: SourceLocation(path: "res/values/v.xml"))
    return resolver.color(use, under: stack, in: state).value
  }

  private static let blue = ColorOutcome.color(Color(rgb: 0x0000FF))
  private static let green = ColorOutcome.color(Color(rgb: 0x00FF00))

  @Test("the first item that matches wins, however little it asks for")
  func first() throws {
    let items = """
      <item android:color="#0000FF" android:state_enabled="true"/>
      <item android:color="#00FF00" android:state_enabled="true" android:state_pressed="true"/>
      """
    #expect(try Self.resolve(items, [.enabled, .pressed]) == Self.blue)
  }

  @Test("an item that demands absence matches a state without the flag")
  func absence() throws {
    let items = """
      <item android:color="#0000FF" android:state_enabled="false"/>
      <item android:color="#00FF00"/>
      """
    #expect(try Self.resolve(items, []) == Self.blue)
    #expect(try Self.resolve(items, .normal) == Self.green)
  }

  @Test("without a match the last unconditional item counts, or else the first item")
  func standard() throws {
    let conditional = """
      <item android:color="#0000FF" android:state_checked="true"/>
      <item android:color="#00FF00" android:state_pressed="true"/>
      """
    #expect(try Self.resolve(conditional) == Self.blue)
  }

  @Test("a state of the application is unset at rest")
  func foreignState() throws {
    let items = """
      <item android:color="#0000FF" app:state_error="true"/>
      <item android:color="#00FF00"/>
      """
    #expect(try Self.resolve(items) == Self.green)
  }

  @Test("android:alpha multiplies the colour's own alpha in 255ths, rounded half up")
  func alpha() throws {
    // 128 * 0.5 + 0.5 = 64.5, which is cut to 64.
    let items = "<item android:color=\"#80FF0000\" android:alpha=\"@dimen/half\"/>"
    #expect(try Self.resolve(items) == .color(Color(rgb: 0xFF0000, alpha: 64.0 / 255)))
    // 255 * 0.38 + 0.5 = 97.4, which is cut to 97.
    let theme = "<item name=\"dim\">0.38</item>"
    let other = "<item android:color=\"@color/red\" android:alpha=\"?attr/dim\"/>"
    #expect(
      try Self.resolve(other, theme: theme) == .color(Color(rgb: 0xFF0000, alpha: 97.0 / 255)))
  }

  @Test("a lightness is replaced before the alpha is multiplied")
  func lightness() throws {
    let blue = "<item android:color=\"#0000FF\" android:lStar=\"40\" android:alpha=\"0.5\"/>"
    // Blue of L* 40 in Material Color Utilities is #343DFF; 255 * 0.5 + 0.5 is cut to 128.
    #expect(try Self.resolve(blue) == .color(Color(rgb: 0x343DFF, alpha: 128.0 / 255)))
    let without = "<item android:color=\"#0000FF\" android:lStar=\"-1\"/>"
    #expect(try Self.resolve(without) == .color(Color(rgb: 0x0000FF)))
    guard
      case .unresolved = try Self.resolve(
        "<item android:color=\"#0000FF\" android:lStar=\"?attr/none\"/>")
    else {
      Issue.record("a lightness that nobody says was guessed")
      return
    }
  }

  @Test("attributes that name each other lead nowhere")
  func loop() throws {
    let theme = "<item name=\"a\">?attr/b</item><item name=\"b\">?attr/a</item>"
    let outcome = try Self.resolve("<item android:color=\"?attr/a\"/>", theme: theme)
    guard case .unresolved(let cause) = outcome else {
      Issue.record("the colour is \(outcome)")
      return
    }
    #expect(cause.code == .unresolvedReference)
  }
}
