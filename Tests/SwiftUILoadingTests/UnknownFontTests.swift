import Geometry
import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("A font that is not known")
struct UnknownFontTests {
  private static let cause = "'Font.brand' is defined neither in these files nor with --define"

  private func layers(_ label: String) throws -> (layers: [Layer], rendition: Rendition) {
    let project = try SwiftProject(
      "struct V: View { var body: some View { Button {} label: { \(label) }.buttonStyle(.plain) } }"
    )
    let rendition = try #require(project.controls.first?.renditions.first)
    return (project.loaded.sources[0].scenes[rendition.scene].drawing.layers, rendition)
  }

  @Test("leaves open how large the text is, and says which font it is")
  func size() throws {
    let (layers, rendition) = try layers("Text(\"Go\").font(.brand).padding(12).background(.red)")
    let text = try #require(layers.last?.text)
    #expect(text.fontSize == nil)
    #expect(text.sizeObstacle?.detail == Self.cause)
    #expect(rendition.sizeEvidence.width == .unknown && rendition.sizeEvidence.height == .unknown)
    // 12 + 0.01 x 1.193 + 12 points.
    let least = try #require(rendition.sizeEvidence.least?.boundingBox)
    #expect(abs(least.height - 24.012) < 0.001)
  }

  @Test("of a text further out or of none does not matter")
  func elsewhere() throws {
    let inner = try layers("Text(\"Go\").font(.body).font(.brand)")
    // The font nearest to the text is its font.
    #expect(inner.layers.last?.text?.fontSize == 17)
    #expect(inner.rendition.sizeEvidence.width == .stated)
    let shape = try layers("Circle().frame(width: 40, height: 40).font(.brand)")
    #expect(shape.rendition.sizeEvidence.height == .stated)
  }

  @Test("in an overlay or a background leaves size, taps and container known")
  func overlay() throws {
    for modifier in ["overlay", "background"] {
      let (layers, rendition) = try layers(
        "Capsule().fill(.blue).frame(width: 120, height: 50).\(modifier) { Text(\"Go\").font(.brand) }"
      )
      #expect(rendition.frame.width == 120 && rendition.frame.height == 50)
      #expect(rendition.sizeEvidence.width == .stated && rendition.sizeEvidence.height == .stated)
      guard case .region(let region) = rendition.hitRegion else {
        Issue.record("where taps land is not known")
        return
      }
      #expect(region.boundingBox?.height == 50)
      #expect(layers.compactMap { $0.text?.sizeObstacle?.detail } == [Self.cause])
    }
  }

  @Test("leaves open what a shape around the text in an overlay covers")
  func shapeAroundText() throws {
    let (_, rendition) = try layers(
      """
      Color.blue.frame(width: 120, height: 50)
        .overlay { Text("Go").font(.brand).padding().background(Color.red) }
      """)
    guard case .unknown(let cause) = rendition.hitRegion else {
      Issue.record("known")
      return
    }
    #expect(cause.detail == Self.cause)
  }
}
