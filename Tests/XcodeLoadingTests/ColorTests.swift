import ColorMath
import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

@Suite("Colours of documents and catalogues")
struct ColorTests {
  private func label(
    _ attributes: String, tools: Int = 23_000, matched: Bool = true
  ) throws -> Color? {
    let text = TestProject.label(#"<color key="textColor" \#(attributes)/>"#)
    var file = TestProject.document(TestProject.view(text), tools: tools)
    if !matched { file = file.replacing(#"colorMatched="YES""#, with: "") }
    let project = try TestProject.load(["A.xib": file])
    let document = TestDocument(source: try #require(project.sources.first))
    guard case .color(let color) = try document.text("label") else { return nil }
    return color
  }

  private func check(_ color: Color?, _ red: Double, _ green: Double, _ blue: Double) {
    #expect(isClose(color?.red, to: red, within: 0.0005))
    #expect(isClose(color?.green, to: green, within: 0.0005))
    #expect(isClose(color?.blue, to: blue, within: 0.0005))
  }

  // 0.2^2.2 = 0.02900, which sRGB encodes as 0.18628; 0.5^2.2 = 0.21764 as 0.50401.
  @Test("a gray of gamma 2.2 is encoded again as sRGB")
  func gray() throws {
    check(
      try label(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#), 0.50401, 0.50401, 0.50401)
    check(
      try label(
        #"white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
      ), 0.18628, 0.18628, 0.18628)
  }

  // 0.5^1.8 = 0.28717, which sRGB encodes as 0.57240; the profile's matrix leaves grays alone.
  @Test("a calibrated colour is Generic RGB where colours are matched, else sRGB")
  func calibrated() throws {
    let gray = #"red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="calibratedRGB""#
    check(try label(gray), 0.5724, 0.5724, 0.5724)
    check(try label(gray, matched: false), 0.5, 0.5, 0.5)
    check(
      try label(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, matched: false), 0.5, 0.5,
      0.5)
  }

  // CSS Color 4 gives color(display-p3 1 0 0) as color(srgb 1.093 -0.227 -0.150).
  @Test("a colour outside sRGB stays outside")
  func wide() throws {
    let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom""#
    check(try label(red + #" customColorSpace="displayP3""#), 1.0931, -0.2267, -0.1501)
    check(
      try label(
        #"red="1.2" green="-0.1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#),
      1.2, -0.1, 0)
  }

  @Test("the alpha of a colour is kept; without one it is opaque")
  func alpha() throws {
    #expect(try label(#"white="0" alpha="0.25" colorSpace="deviceWhite""#)?.alpha == 0.25)
    #expect(try label(#"white="0" colorSpace="deviceWhite""#)?.alpha == 1)
  }

  @Test("a named colour is written in the space of what the document keeps of it, another in sRGB")
  func notation() throws {
    func notation(_ attributes: String, copy: String) throws -> LiteralNotation? {
      let document = try TestProject.controls(
        TestProject.view(TestProject.label("<color key=\"textColor\" \(attributes)/>")),
        resources: #"<namedColor name="Foo">\#(copy)</namedColor>"#)
      return try document.layers("label", .label).first?.paint.provenance.literal?.notation
    }
    let copy =
      #"<color red="0.2" green="0.4" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
    #expect(try notation(#"name="Foo""#, copy: copy) == .attributes(.displayP3))
    #expect(
      try notation(#"systemColor="secondaryLabelColor""#, copy: copy) == .attributes(.srgb))
  }

  @Test("a colour space that is not known leaves the colour open")
  func unknownSpace() throws {
    #expect(
      try label(
        #"red="1" green="0" blue="0" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#)
        == nil)
    #expect(try label(#"red="1" green="0" colorSpace="deviceRGB""#) == nil)
  }
}
