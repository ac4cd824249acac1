import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

@Suite("Projects as a whole")
struct ProjectTests {
  private let named = #"<color key="textColor" name="Brand"/>"#

  private func document(_ label: String) -> String {
    TestProject.document(TestProject.view(TestProject.label(label)))
  }

  private func path(_ name: String, in catalog: String = "App/Assets.xcassets") -> String {
    "\(catalog)/\(name).colorset/Contents.json"
  }

  private func text(
    _ files: [String: String], _ appearance: Appearance = .light, of path: String = "App/A.xib"
  ) throws -> Resolved<Paint> {
    let project = try TestProject.load(files)
    let document = TestDocument(source: try #require(project.sources.first { $0.path == path }))
    return try #require(document.layers("label", .label, .normal, appearance).first).paint
  }

  @Test("a named colour leads from its use to the entry of the catalogue that holds it")
  func namedColor() throws {
    let set = ColorSetText.contents(
      ColorSetText.entry(0x112233), ColorSetText.entry(0xAABBCC, "dark"))
    let files = ["App/A.xib": document(named), path("Brand"): set]
    #expect(try text(files).value.summary == "#112233")
    let dark = try text(files, .dark)
    #expect(dark.value.summary == "#AABBCC")
    #expect(dark.provenance.definitions.map(\.name) == ["textColor", "Brand [dark]"])
    #expect(dark.provenance.definitions.first?.value == "Brand")
    #expect(
      dark.provenance.literal?.value
        == #""red" : "170", "green" : "187", "blue" : "204", "alpha" : "1.000""#)
    #expect(
      dark.provenance.literal?.notation.text(of: Color(rgb: 0x0080FF), replacing: "")
        == #""red" : "0", "green" : "128", "blue" : "255""#)
    #expect(dark.provenance.literal?.location.path == path("Brand"))
  }

  @Test("a catalogue nearer to the document wins, the project's over a library's")
  func nearest() throws {
    let other = "Other/Assets.xcassets"
    let files = [
      "App/A.xib": document(named),
      path("Brand"): ColorSetText.contents(ColorSetText.entry(0x111111)),
      path("Brand", in: other): ColorSetText.contents(ColorSetText.entry(0x222222)),
    ]
    #expect(try text(files).value.summary == "#111111")
    let ambiguous = [
      "A.xib": document(named),
      path("Brand", in: "B/X.xcassets"): ColorSetText.contents(ColorSetText.entry(0x111111)),
      path("Brand", in: other): ColorSetText.contents(ColorSetText.entry(0x222222)),
    ]
    #expect(try text(ambiguous, of: "A.xib").value.summary == "unresolved-reference")
    let library = try TestProject.load(
      ["A.xib": document(named)],
      libraries: [path("Brand"): ColorSetText.contents(ColorSetText.entry(0x333333))])
    #expect(
      try TestDocument(source: #require(library.sources.first)).text("label").summary == "#333333")
  }

  @Test("without a catalogue the document's copy is the light value, and no other")
  func copies() throws {
    let resources = #"<namedColor name="Brand">\#(TestProject.color("x", 1, 0, 0))</namedColor>"#
    let view = TestProject.view(
      TestProject.label(named),
      background: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
    let files = ["App/A.xib": TestProject.document(view, resources: resources)]
    #expect(try text(files).value.summary == "#FF0000")
    #expect(try text(files, .dark).value.summary == "unresolved-reference")
  }

  @Test("a folder that provides a namespace is a part of the name")
  func namespace() throws {
    let files = [
      "App/A.xib": document(#"<color key="textColor" name="Theme/Brand"/>"#),
      "App/Assets.xcassets/Theme/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      path("Theme/Deep/Brand"): ColorSetText.contents(ColorSetText.entry(0x112233)),
    ]
    #expect(try text(files).value.summary == "#112233")
    var plain = files
    plain["App/Assets.xcassets/Theme/Contents.json"] = "{}"
    #expect(try text(plain).value.summary == "unresolved-reference")
  }

  @Test("a catalogue's reference to the platform has the platform's variants")
  func platformReference() throws {
    let entry =
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#
    let files = ["App/A.xib": document(named), path("Brand"): ColorSetText.contents(entry)]
    #expect(try text(files).value.summary == "#FF383C")
    #expect(try text(files, .darkIncreasedContrast).value.summary == "#FF6165")
  }

  @Test("malformed files are errors at their place")
  func malformed() {
    let loader = XcodeLoader(options: LoadingOptions())
    func location(_ path: String, _ text: String) -> SceneModel.SourceLocation? {
      do {
        _ = try loader.parse(Source(path: path, bytes: Array(text.utf8)))
        return nil
      } catch {
        return error.location
      }
    }
    let set = path("Brand")
    #expect(location(set, "{\n  \"colors\": [}") == .init(path: set, line: 2, column: 14))
    #expect(location(set, "[]") == .init(path: set, line: 1, column: 1))
    #expect(location("A.xib", "<a>\n<b></a>")?.line == 2)
    #expect(location("A.storyboard", "")?.path == "A.storyboard")
  }

  @Test("references are counted with what stands in the way")
  func references() throws {
    let labels = [
      named, #"<color key="textColor" systemColor="labelColor"/>"#,
      #"<color key="textColor" systemColor="madeUpColor"/>"#, named,
    ].map { TestProject.label($0) }.joined()
    let project = try TestProject.load(
      ["App/A.xib": TestProject.document(TestProject.view(labels))])
    let count = try #require(project.summary?.references.first)
    #expect(count.resolved == 1)
    #expect(count.unresolved.map(\.count) == [2, 1])
    #expect(count.unresolved.first?.cause.contains("Brand") == true)
    #expect(project.summary?.basis.first?.contains("iOS 26") == true)
  }

  @Test("an app that keeps to one appearance is not audited in the other")
  func interfaceStyle() throws {
    let view = TestProject.view(
      TestProject.label(""),
      background: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
    func appearances(_ properties: String) throws -> [String] {
      let project = try TestProject.load([
        "App/A.xib": TestProject.document(view),
        "App/Info.plist": """
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/p.dtd">
        <plist version="1.0"><dict>\(properties)</dict></plist>
        """,
      ])
      return project.sources.first?.controls.first?.renditions.map(\.appearance.name) ?? []
    }
    let key = "<key>UIUserInterfaceStyle</key>"
    #expect(try appearances("") == ["light", "dark"])
    #expect(try appearances(key + "<string>Light</string>") == ["light"])
    #expect(try appearances(key + "<string>Dark</string>") == ["dark"])
  }

  @Test("a document from before dark appearance shows UIKit's defaults in light only")
  func dated() throws {
    let view = TestProject.view(TestProject.label(""), background: "")
    let old = try TestProject.controls(view, tools: 14_113)
    #expect(try old.control("label").renditions.map(\.appearance) == [.light])
    #expect(try old.text("label").summary == "#000000")
    // The first beta of Xcode 11.
    let new = try TestProject.controls(view, tools: 14_806)
    #expect(try new.control("label").renditions.map(\.appearance) == [.light, .dark])
  }

  @Test("in a project that a later Xcode builds, they are dark in a document from before too")
  func datedBesideNew() throws {
    let view = TestProject.view(TestProject.label(""), background: "")
    let new = try TestProject.controls(
      view, tools: 14_113,
      files: ["App/New.xib": TestProject.document(TestProject.view(""), tools: 15_505)])
    #expect(try new.text("label", .normal, .dark).summary == "#FFFFFF")
    let colors = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
            "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    let catalog = try TestProject.controls(
      view, tools: 14_113, files: ["App/A.xcassets/Paper.colorset/Contents.json": colors])
    #expect(try catalog.text("label", .normal, .dark).summary == "#FFFFFF")
  }

  @Test("a document for watchOS is named, not audited")
  func watch() throws {
    let project = try TestProject.load([
      "A.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <scenes><scene><objects><button id="b"/></objects></scene></scenes></document>
      """
    ])
    #expect(project.sources.map(\.controls.count) == [0])
    #expect(project.sources.first?.diagnostics.map(\.code) == ["unread-document"])
  }

  // AppKit counts y upwards: 10 above the bottom of 100 is 100 - 10 - 18 = 72 below the top.
  @Test("of a document for macOS the sizes are known, no colours, and no more than 24 is asked")
  func desktop() throws {
    let project = try TestProject.load([
      "A.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="v">\(TestProject.frame(0, 0, 200, 100))<subviews>
      <button id="b">\(TestProject.frame(20, 10, 60, 18))
      <buttonCell key="cell" type="check" title="Sync"/></button>
      <textField id="t">\(TestProject.frame(20, 40, 60, 18))
      <textFieldCell key="cell" title="A label"/></textField></subviews></customView></objects>
      </document>
      """
    ])
    let controls = project.sources.flatMap(\.controls)
    #expect(controls.map(\.name) == ["Sync"])
    #expect(controls.first?.role == .checkbox)
    #expect(controls.first?.largestPlatformMinimum == 24)
    #expect(controls.first?.exemptions == [.userAgent])
    #expect(
      controls.first?.renditions.map(\.frame) == [Rect(x: 20, y: 72, width: 60, height: 18)])
    #expect(controls.first?.renditions.first?.layers == [])
  }

  @Test("only files of the families are read, a colour with its catalogue")
  func uses() {
    func use(_ path: String) -> ProjectFileUse? {
      XcodeLoader.use(of: SourceFile(path: path, head: []))
    }
    #expect(use("A/B.storyboard") == .audited)
    #expect(use(path("Brand")) == .audited)
    #expect(use("A.xcassets/Folder/Contents.json") == .context)
    #expect(use("A.xcassets/Icon.imageset/Contents.json") == .context)
    #expect(use("Folder/Contents.json") == nil)
    #expect(use("a.txt") == nil)
    #expect(XcodeLoader.contextFolder(of: "/p/A.xcassets/B.colorset") == "/p/A.xcassets")
    #expect(XcodeLoader.contextFolder(of: "/p/A.xcassets") == nil)
    #expect(XcodeLoader.contextFolder(of: "/p/A.xib") == nil)
  }
}
