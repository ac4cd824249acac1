import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Borders that runtime attributes set")
struct BorderTests {
  private func width(_ path: String, _ value: Int = 2) -> String {
    #"""
    <userDefinedRuntimeAttribute type="number" keyPath="\#(path)">
    <integer key="value" value="\#(value)"/></userDefinedRuntimeAttribute>
    """#
  }

  private func color(_ path: String) -> String {
    #"""
    <userDefinedRuntimeAttribute type="color" keyPath="\#(path)">
    \#(TestProject.color("value", 0, 0, 0))</userDefinedRuntimeAttribute>
    """#
  }

  private func field(_ attributes: String) throws -> TestDocument {
    try TestProject.controls(
      TestProject.view(
        #"""
        <textField id="f" text="Name">\#(TestProject.frame(10, 10, 100, 30))\#(TestProject.white)
        <userDefinedRuntimeAttributes>\#(attributes)</userDefinedRuntimeAttributes></textField>
        """#))
  }

  private func borders(_ attributes: String) throws -> [String] {
    try field(attributes).layers("f", .container).dropFirst().map(\.paint.value.summary)
  }

  @Test("a layer's border is black and lies inside the frame")
  func layer() throws {
    #expect(try borders(width("layer.borderWidth")) == ["#000000"])
    let border = try #require(field(width("layer.borderWidth")).layers("f", .container).last)
    #expect(border.shape.path.boundingBox == Rect(x: 10, y: 10, width: 100, height: 30))
    #expect(
      border.shape.centerLine?.boundingBox == Rect(x: 11, y: 11, width: 98, height: 28))
  }

  @Test("a border of which code decides the colour is not known")
  func unknown() throws {
    for path in ["layer.borderUIColor", "layer.borderColor"] {
      #expect(try borders(width("layer.borderWidth") + color(path)) == ["unsupported"])
    }
    #expect(try borders(width("borderWidth") + color("borderColor")) == ["unsupported"])
    let flag = #"<userDefinedRuntimeAttribute type="boolean" keyPath="hasBorder" value="YES"/>"#
    #expect(try borders(flag) == ["unsupported"])
  }

  @Test("a width of 0 and a border that is off are none")
  func none() throws {
    #expect(try borders(width("layer.borderWidth", 0)) == [])
    #expect(try borders(width("layer.borderWidth", 0) + color("layer.borderUIColor")) == [])
    #expect(try borders(width("borderWidth", 0) + color("borderColor")) == [])
    let flag = #"<userDefinedRuntimeAttribute type="boolean" keyPath="hasBorder" value="NO"/>"#
    #expect(try borders(flag) == [])
  }

  @Test("a text stands clear of the border")
  func text() throws {
    let label = try #require(field(width("layer.borderWidth")).layers("f", .label).first)
    #expect(label.shape.path.boundingBox?.x == 12)
  }
}
