import ColorMath
import Geometry
import Raster
import SceneModel
import StyleLoading
import Testing

/// A white mark on system blue, faded to 40 per cent leaf by leaf or as a group.
///
/// Figures: by hand from source-over on encoded values. In dark, leaf by leaf, blue over black is
/// (4, 53, 102) and white over that (104, 134, 163); as a group the mark is (102, 102, 102).
@Suite("Opacity acts on each leaf, except around a compositing group")
struct OpacityTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var group: String
    var appearance: Appearance
    var contrast: Double
  }

  static let cases: [Case] = [
    Case(testDescription: "leaves, light", group: "", appearance: .light, contrast: 1.25),
    Case(
      testDescription: "group, light", group: "<compositing-group/>", appearance: .light,
      contrast: 1.72),
    Case(testDescription: "leaves, dark", group: "", appearance: .dark, contrast: 3.24),
    Case(
      testDescription: "group, dark", group: "<compositing-group/>", appearance: .dark,
      contrast: 2.15),
  ]

  @Test("the contrast between mark and background", arguments: cases)
  func contrast(_ example: Case) throws {
    let source = try load(
      theme(
        """
        <color name="blue" light="#007AFF" dark="#0A84FF"/>
        <control name="c" role="button">
          <rectangle fill="white">
            <frame width="10" height="10"/>
            <padding length="10"/>
            <background color="blue"/>
            \(example.group)
            <opacity value="0.4"/>
          </rectangle>
        </control>
        """))
    let rendition = try source.rendition("c", .normal, example.appearance)
    let painted = PaintedControl(source.scenes[rendition.scene])
    let ratio = try painted.color(15, 15).contrastRatio(with: painted.color(5, 5))
    #expect(abs(ratio - example.contrast) < 0.01)
  }
}
