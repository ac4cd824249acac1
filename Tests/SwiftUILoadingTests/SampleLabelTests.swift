import ColorMath
import Raster
import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("What comes from a label that is made up proves nothing")
struct SampleLabelTests {
  private func project(_ body: String) throws -> SwiftProject {
    try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label\(body) }
      }
      """)
  }

  @Test(
    "an extent to which the style adds nothing is not known",
    arguments: [
      (".scaleEffect(0.9)", SizeEvidence.Axis.unknown, SizeEvidence.Axis.unknown),
      (".padding(8).background(Color.red)", .stated, .stated),
      (".padding(.horizontal, 8).contentShape(Rectangle())", .stated, .unknown),
      (".frame(minHeight: 44).contentShape(Rectangle())", .unknown, .stated),
      (".frame(width: 60, height: 0)", .stated, .stated),
      // The label alone takes taps; the frame around it does not.
      (".frame(maxWidth: 200)", .unknown, .unknown),
      (".frame(maxWidth: 200).background(Color.red)", .stated, .unknown),
      (".background(Circle().fill(.red))", .unknown, .unknown),
    ])
  func evidence(_ body: String, _ width: SizeEvidence.Axis, _ height: SizeEvidence.Axis) throws {
    let evidence = try project(body).rendition("S").sizeEvidence
    #expect(evidence.width == width && evidence.height == height, "\(body)")
  }

  @Test("a circle without a frame is as large as what stands around it lets it be")
  func filling() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          ZStack { Circle(); configuration.label }
        }
      }
      """)
    let rendition = try project.rendition("S")
    #expect(rendition.frame.width == 320 && rendition.frame.height == 320)
    #expect(rendition.sizeEvidence.width == .unknown && rendition.sizeEvidence.height == .unknown)
  }

  @Test("whether it takes taps is not known where it is clear, but where it is hidden")
  func clear() throws {
    let clear = try project(".foregroundStyle(.clear)").rendition("S")
    guard case .unknown(let cause) = clear.hitRegion else {
      Issue.record("a region")
      return
    }
    #expect(cause.detail.contains("the label is clear"))
    #expect(try project(".opacity(0)").rendition("S").hitRegion == .region(.empty))
    let filled = try project(".foregroundStyle(.clear).background(Color.red)").rendition("S")
    guard case .region(let region) = filled.hitRegion else {
      Issue.record("no region")
      return
    }
    #expect(region.area > 0)
  }

  @Test("it is a symbol where a style shows nothing else of labels")
  func symbol() throws {
    let project = try project(".labelStyle(.iconOnly).frame(width: 36, height: 36)")
    let source = try #require(project.loaded.sources.first)
    let layers = source.scenes[try project.rendition("S").scene].drawing.layers
    #expect(layers.map(\.part) == [.icon])
  }

  @Test("a label of a use is known")
  func used() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.9) }
      }
      struct V: View { var body: some View { Button("Go") {}.buttonStyle(S()) } }
      """)
    #expect(try project.rendition("V/Go").sizeEvidence.isStated)
  }

  @Test("its corners outside a rounded background are not measured")
  func corners() throws {
    let body = ".foregroundStyle(.white).background(RoundedRectangle(cornerRadius: 8).fill(.black))"
    let project = try project(body)
    let rendition = try project.rendition("S")
    let scene = try #require(project.loaded.sources.first).scenes[rendition.scene]
    let label = try #require(scene.drawing.layers.firstIndex { $0.part == .label })
    let points = ContrastSampler(PreparedScene(scene), targets: [label])
      .distribution(over: .white).points
    // White on black everywhere; outside the background it would be 1:1 on the white window.
    #expect(!points.isEmpty && points.allSatisfy { $0.ratio > 20 })
  }
}
