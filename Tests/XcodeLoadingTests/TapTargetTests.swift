import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Views that take taps")
struct TapTargetTests {
  /// A view of 16 points, which is below any minimum, with `connections` and `inside` it.
  private func view(
    _ kind: String = "view", _ attributes: String = "", _ connections: String, inside: String = ""
  ) -> String {
    let frame = TestProject.frame(10, 10, 16, 16)
    let sides = #"""
      <constraints><constraint firstAttribute="width" constant="16" id="w"/>
      <constraint firstAttribute="height" constant="16" id="h"/></constraints>
      """#
    return #"""
      <\#(kind) id="v" \#(attributes)>\#(frame)\#(inside)\#(sides)
      <connections>\#(connections)</connections></\#(kind)>
      """#
  }

  private let recognized =
    #"<outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>"#

  private func recognizer(_ attributes: String = "", action: Bool = true) -> String {
    let action = action ? #"<action selector="open" destination="-1" id="a"/>"# : ""
    return #"""
      <tapGestureRecognizer id="tap" \#(attributes)><connections>\#(action)</connections>
      </tapGestureRecognizer>
      """#
  }

  private func sizes(_ view: String, _ recognizer: String = "") throws -> [String] {
    let file = TestProject.document(TestProject.view(view) + recognizer)
    guard let source = try TestProject.load(["App/Test.xib": file]).sources.first else { return [] }
    let isOperable = source.controls.contains { $0.key == "v" && $0.role.isOperable }
    guard isOperable else { return [] }
    return try TestDocument(source: source).findings("v", "target-size").map(\.verdict.word)
  }

  @Test("a view with a recogniser that does something has to be large enough")
  func recogniser() throws {
    #expect(try sizes(view("view", "", recognized), recognizer()) == ["error"])
    #expect(try sizes(view("label", #"text="Go""#, recognized), recognizer()) == ["error"])
    #expect(try sizes(view("view", "", recognized), recognizer(action: false)) == [])
    #expect(try sizes(view("view", "", recognized), recognizer(#"enabled="NO""#)) == [])
    #expect(try sizes(view("view", "", ""), recognizer()) == [])
    // Pictures take no taps unless the document says so.
    let picture = view("imageView", #"userInteractionEnabled="NO" image="a""#, recognized)
    #expect(try sizes(picture, recognizer()) == [])
  }

  @Test("so has a control of the project's own with an action for touches")
  func control() throws {
    func action(_ event: String) -> String {
      #"<action selector="go:" destination="-1" eventType="\#(event)" id="a"/>"#
    }
    #expect(try sizes(view("control", "", action("touchUpInside"))) == ["error"])
    #expect(try sizes(view("view", #"customClass="UIControl""#, action("touchDown"))) == ["error"])
    #expect(try sizes(view("view", #"customClass="Dial""#, action("valueChanged"))) == [])
  }

  @Test("a picture that takes taps is an icon in its tint")
  func picture() throws {
    let tint = TestProject.color("tintColor", 0, 1, 0)
    let attributes = #"userInteractionEnabled="YES" image="trash" catalog="system""#
    let document = try TestProject.controls(
      TestProject.view(view("imageView", attributes, recognized, inside: tint)) + recognizer())
    #expect(try document.layers("v", .icon).map(\.paint.value.summary) == ["#00FF00"])
  }

  @Test("a cover as large as the screen is none")
  func cover() throws {
    let cover = #"""
      <view id="v">\#(TestProject.frame(0, 0, 400, 400))
      <connections>\#(recognized)</connections></view>
      """#
    #expect(try sizes(cover, recognizer()) == [])
  }

  @Test("a view around other targets and a controller's whole view are none")
  func around() throws {
    let button = #"""
      <subviews><button id="b">\#(TestProject.frame(0, 0, 10, 10))</button></subviews>
      """#
    #expect(try sizes(view("view", "", recognized, inside: button), recognizer()) == [])
    let root = #"""
      <view id="v">\#(TestProject.frame(0, 0, 10, 10))
      <connections>\#(recognized)</connections></view>
      """#
    let project = try TestProject.load(["A.xib": TestProject.document(root + recognizer())])
    #expect(project.sources.flatMap(\.controls).isEmpty)
  }
}
