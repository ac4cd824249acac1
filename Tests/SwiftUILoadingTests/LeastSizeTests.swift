import Geometry
import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("What a control measures at least, whatever its callers give")
struct LeastSizeTests {
  /// The box of what takes taps at least in a button with this label, and whether sizes are open.
  private func least(_ label: String, members: String = "let label: Label") throws -> Rect? {
    let project = try SwiftProject(
      """
      struct B<Label: View>: View {
        \(members)
        var body: some View { Button {} label: { \(label) }.buttonStyle(.plain) }
      }
      """)
    let evidence = try #require(project.controls.first?.renditions.first).sizeEvidence
    #expect(evidence.width == .unknown && evidence.height == .unknown)
    return evidence.least?.boundingBox
  }

  @Test("a minimum holds around a view, a padding and a font that callers give")
  func minimum() throws {
    let frame = ".frame(minWidth: 44, minHeight: 48)"
    for label in [
      "label\(frame).background(Color.red)", "label\(frame).contentShape(Rectangle())",
      "label.padding()\(frame).background(Color.red)",
    ] {
      let box = try #require(try least(label))
      #expect(box.width == 44 && box.height == 48, "\(label)")
    }
    for (type, modifier) in [("CGFloat", "padding(given)"), ("Font", "font(given)")] {
      let box = try #require(
        try least(
          "Text(\"x\").\(modifier)\(frame).background(Color.red)", members: "let given: \(type)"))
      #expect(box.width == 44 && box.height == 48, "\(type)")
    }
  }

  @Test("padding around what is not known counts, the unknown itself does not")
  func padding() throws {
    let box = try #require(try least("label.padding(12).background(Color.red)"))
    // 12 + 0.01 + 12 points, the hundredth standing for the label.
    #expect(abs(box.width - 24) < 0.02 && abs(box.height - 24) < 0.02)
  }

  @Test("where a length itself is given, or nothing takes taps but the label, nothing is sure")
  func unknown() throws {
    let given = try least(
      "Image(systemName: \"star\").frame(width: given, height: given).background(Color.red)",
      members: "let given: CGFloat")
    // The symbol itself takes taps: 17 x 1.2 points.
    #expect(abs((given?.width ?? 0) - 20.4) < 1e-6)
    let label = try least("label.frame(minWidth: 44, minHeight: 44)")
    #expect((label?.width ?? 0) < 1)
  }
}
