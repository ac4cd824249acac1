import ColorMath
import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("What lies behind a control")
struct BackdropTests {
  private let label = TestProject.label("")

  private func box(_ attributes: String, _ frame: String, _ inside: String = "") -> String {
    "<view \(attributes)>\(frame)\(inside)</view>"
  }

  private func behind(_ inside: String, background: String = TestProject.white) throws -> [String] {
    try TestProject.controls(TestProject.view(inside, background: background))
      .behind("label").map(\.paint.value.summary)
  }

  @Test("the nearest opaque view around it hides those further out")
  func nearest() throws {
    let inner = box(
      "", TestProject.frame(0, 0, 300, 300),
      "<subviews>\(label)</subviews>" + TestProject.color("backgroundColor", 0, 0, 1))
    #expect(try behind(inner) == ["#0000FF"])
    #expect(try behind(label) == ["#FFFFFF"])
  }

  @Test("a view without a colour lets those further out show")
  func clear() throws {
    let inner = box("", TestProject.frame(0, 0, 300, 300), "<subviews>\(label)</subviews>")
    #expect(try behind(inner) == ["#FFFFFF"])
  }

  @Test("an earlier view beside it lies behind, a later or hidden one or one elsewhere does not")
  func siblings() throws {
    let color = TestProject.color("backgroundColor", 0, 0, 1)
    let card = box("", TestProject.frame(0, 0, 200, 200), color)
    #expect(try behind(card + label) == ["#0000FF"])
    #expect(try behind(label + card) == ["#FFFFFF"])
    #expect(
      try behind(box(#"hidden="YES""#, TestProject.frame(0, 0, 200, 200), color) + label)
        == ["#FFFFFF"])
    #expect(try behind(box("", TestProject.frame(200, 200, 50, 50), color) + label) == ["#FFFFFF"])
  }

  @Test("frames are relative to the view around")
  func nesting() throws {
    let color = TestProject.color("backgroundColor", 0, 0, 1)
    let card = box("", TestProject.frame(200, 0, 200, 200), color)
    let group = box("", TestProject.frame(200, 0, 200, 200), "<subviews>\(label)</subviews>")
    #expect(try behind(card + group) == ["#0000FF"])
    let document = try TestProject.controls(TestProject.view(group))
    #expect(try document.rendition("label").frame == Rect(x: 210, y: 10, width: 100, height: 20))
  }

  @Test("images, blurs and classes of the project's own leave open what lies behind")
  func unknown() throws {
    let frame = TestProject.frame(0, 0, 200, 200)
    #expect(
      try behind(#"<imageView image="x">\#(frame)</imageView>"# + label)
        == ["#FFFFFF", "raster-image"])
    #expect(
      try behind("<visualEffectView>\(frame)<subviews>\(label)</subviews></visualEffectView>")
        == ["#FFFFFF", "filter"])
    #expect(
      try behind(box(#"customClass="Card""#, frame, "<subviews>\(label)</subviews>"))
        == ["#FFFFFF", "unsupported"])
    #expect(
      try behind("<toolbar>\(frame)</toolbar><wkWebView>\(frame)</wkWebView>" + label)
        == ["#FFFFFF", "filter", "unsupported"])
    let color = TestProject.color("backgroundColor", 0, 0, 1)
    #expect(
      try behind(box(#"customClass="Card""#, frame, color + "<subviews>\(label)</subviews>"))
        == ["#0000FF"])
  }

  @Test("a picture or blur lies over its own background")
  func pictures() throws {
    let frame = TestProject.frame(0, 0, 200, 200)
    let color = TestProject.color("backgroundColor", 0, 0, 1)
    #expect(
      try behind(#"<imageView image="x">\#(frame)\#(color)</imageView>"# + label)
        == ["#0000FF", "raster-image"])
    #expect(
      try behind(
        "<visualEffectView>\(frame)\(color)<subviews>\(label)</subviews></visualEffectView>")
        == ["#0000FF", "filter"])
    #expect(
      try behind(
        #"<button>\#(frame)<state key="normal" backgroundImage="x"/></button>"# + label)
        == ["#FFFFFF", "raster-image"])
  }

  @Test("opacity of a view fades what is inside as a whole")
  func opacity() throws {
    let frame = TestProject.frame(0, 0, 300, 300)
    let inner = box(
      #"alpha="0.5""#, frame,
      "<subviews>\(label)</subviews>" + TestProject.color("backgroundColor", 0, 0, 1))
    let document = try TestProject.controls(TestProject.view(inner))
    let scene = document.source.scenes[try document.rendition("label").scene]
    #expect(
      scene.drawing.root.children == [
        .layer(0), .group(Group(opacity: 0.5, children: [.layer(1), .layer(2)])),
      ])
  }

  @Test("a controller's view without a colour is transparent, and white before Xcode 11")
  func window() throws {
    let view = TestProject.view(label, background: "")
    let loose = try TestProject.controls(view)
    #expect(loose.source.scenes.map(\.window.isAssumed) == [true, true])
    let owner = #"""
      <placeholder id="-1"><connections><outlet property="view" destination="root"/></connections></placeholder>
      """#
    #expect(
      try TestProject.controls(owner + view).source.scenes.map(\.window.isAssumed) == [true, true])
    let old = try TestProject.controls(owner + view, tools: 14_000).source.scenes.map(\.window)
    #expect(old.map(\.isAssumed) == [false])
    #expect(old.map(\.color.value.hex) == ["#FFFFFF"])
  }

  @Test("a configured window colour wins")
  func configuredWindow() throws {
    let options = LoadingOptions(windows: ["light": Color(rgb: 0x123456)])
    let document = try TestProject.controls(
      TestProject.view(label, background: ""), options: options)
    #expect(document.source.scenes.first?.window.color.value.hex == "#123456")
  }

  @Test("a cell without a colour has that of its table's style")
  func cells() throws {
    func table(_ style: String) -> String {
      """
      <tableView style="\(style)">\(TestProject.frame(0, 0, 400, 400))
      \(TestProject.color("backgroundColor", 0, 0, 1))<prototypes><tableViewCell>
      \(TestProject.frame(0, 0, 400, 44))<tableViewCellContentView key="contentView">
      \(TestProject.frame(0, 0, 400, 44))<subviews>\(label)</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    }
    let document = try TestProject.controls(table("insetGrouped"))
    #expect(try document.behind("label", .light).map(\.paint.value.summary) == ["#FFFFFF"])
    #expect(try document.behind("label", .dark).map(\.paint.value.summary) == ["#1C1C1E"])
  }

  @Test("every scene keeps the invariants")
  func invariants() throws {
    let button =
      #"<button id="b">\#(TestProject.frame(0, 0, 0, 0))<state key="normal" title=""/></button>"#
    let huge = #"<label id="huge">\#(TestProject.frame(1e308, 0, 1e308, 1e308))</label>"#
    let document = try TestProject.controls(
      TestProject.view(label + button + huge + "<label id=\"loose\"/>"))
    #expect(document.source.scenes.flatMap { $0.violations() } == [])
  }

  @Test("of a pile of translucent views, the lower ones are one layer of the same colour")
  func pile() throws {
    // White under 100 times black of 1 %: each leaves 99 % of what is below.
    let veil = """
      <view><rect key="frame" x="0" y="0" width="400" height="400"/>
        <color key="backgroundColor" red="0" green="0" blue="0" alpha="0.01"
          colorSpace="custom" customColorSpace="sRGB"/></view>
      """
    let document = try TestProject.controls(
      TestProject.view(String(repeating: veil, count: 100) + label))
    let scene = document.source.scenes[try document.rendition("label").scene]
    #expect(scene.drawing.layers.count < 100)
    var result = Color.white
    for layer in try document.behind("label") {
      guard case .color(let color) = layer.paint.value else {
        Issue.record("a layer without a colour")
        return
      }
      result = color.composited(over: result)
    }
    #expect(abs(result.red - 0.366_032_341) < 1e-9)
  }

  @Test("what a pile of translucent views shows where they do not fill the place is left open")
  func ragged() throws {
    let veil = """
      <view><rect key="frame" x="0" y="0" width="50" height="400"/>
        <color key="backgroundColor" red="0" green="0" blue="0" alpha="0.01"
          colorSpace="custom" customColorSpace="sRGB"/></view>
      """
    let layers = try TestProject.controls(
      TestProject.view(String(repeating: veil, count: 100) + label)
    ).behind("label")
    #expect(layers.first?.paint.value.summary == "unsupported")
  }

  @Test("in a row of many views, only those that meet the control lie behind it")
  func row() throws {
    let color = TestProject.color("backgroundColor", 0, 0, 1)
    let row = (0..<40).map { box("", TestProject.frame(Double($0) * 10, 0, 10, 40), color) }
    // Its middle lies over the views from 110 to 130.
    let layers = try TestProject.controls(
      TestProject.view(
        row.joined() + TestProject.label("", at: TestProject.frame(115, 10, 10, 20)))
    ).behind("label")
    #expect(layers.compactMap { $0.shape.path.boundingBox?.x } == [0, 110, 120])
  }
}
