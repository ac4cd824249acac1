import ColorMath
import Geometry
import Raster
import SceneModel
import SwiftUILoading
import TestSupport
import Testing

/// Styles of each construct that real code uses, with results derived by hand.
@Suite("Styles in Swift measure as derived by hand")
struct StyleFixtureTests {
  @Test("every Swift file has its results")
  func complete() {
    #expect(StyleFixture.all.count >= 60)
    #expect(StyleFixture.all.count == StyleFixture.count(ofFilesNamed: ".swift"))
  }

  @Test("sizes, taps and colours", arguments: StyleFixture.all)
  func looks(_ fixture: StyleFixture) throws {
    let project = try fixture.loaded()
    #expect(project.errors.isEmpty)
    let source = try #require(project.sources.first { $0.path.hasSuffix(".swift") })
    let control = try #require(
      source.controls.first { $0.key == fixture.control },
      "there are only \(source.controls.map(\.key))")
    for (key, look) in fixture.states.sorted(by: { $0.key < $1.key }) {
      let (state, appearance) = try Self.circumstances(key)
      let rendition = try #require(
        Self.rendition(of: control, state, appearance), "nothing is painted for \(key)")
      let painted = PaintedRendition(rendition, in: source)
      painted.compare(look, "\(key)")
    }
    for name in fixture.absent ?? [] {
      let state = try #require(Self.state(name))
      #expect(!control.renditions.contains { $0.state == state }, "\(name)")
    }
    if let observations = fixture.observations {
      let found = Set(
        source.controls.flatMap(\.observations).map(\.kind.rawValue))
      #expect(found.isSuperset(of: observations), "there are only \(found.sorted())")
    }
  }

  /// The flags of a name such as `pressed+selected`.
  private static func state(_ name: String) -> ControlState? {
    var state = ControlState.normal
    for word in name.split(separator: "+") {
      guard let flag = ControlState.flags.first(where: { $0.name == word })?.flag else {
        return nil
      }
      state.insert(flag)
    }
    return state
  }

  /// The state and the appearance of a key such as `pressed dark increased`.
  private static func circumstances(_ key: String) throws -> (ControlState, Appearance) {
    var words = key.split(separator: " ").map(String.init)
    let isIncreased = words.last == "increased"
    if isIncreased { words.removeLast() }
    let isDark = words.popLast() == "dark"
    let appearance: Appearance =
      isDark
      ? (isIncreased ? .darkIncreasedContrast : .dark)
      : (isIncreased ? .lightIncreasedContrast : .light)
    guard let word = words.first else { return (.normal, appearance) }
    return (try #require(state(word)), appearance)
  }

  /// What is painted: a state that looks like the normal one, or an increased contrast that looks
  /// like the usual one, is not listed.
  private static func rendition(
    of control: Control, _ state: ControlState, _ appearance: Appearance
  ) -> Rendition? {
    var candidates = [appearance]
    if appearance.isIncreasedContrast { candidates.append(appearance.isDark ? .dark : .light) }
    for appearance in candidates {
      if let exact = control.renditions.first(where: {
        $0.state == state && $0.appearance == appearance
      }) {
        return exact
      }
    }
    return candidates.lazy.compactMap { appearance in
      control.renditions.first { $0.state == .normal && $0.appearance == appearance }
    }.first
  }
}

/// A rendition with what it takes to measure it.
private struct PaintedRendition {
  let rendition: Rendition
  let scene: Scene
  let prepared: PreparedScene

  /// How far a component of a colour may differ: one step of 8 bits and the rounding of both.
  private static let colorTolerance = 1.51 / 255

  init(_ rendition: Rendition, in source: LoadedSource) {
    self.rendition = rendition
    scene = source.scenes[rendition.scene]
    prepared = PreparedScene(scene)
  }

  func compare(_ look: StyleFixture.Look, _ circumstances: Comment) {
    #expect(scene.violations().isEmpty, circumstances)
    compareGeometry(look, circumstances)
    if let ratio = look.ratio {
      let part = StyleFixture.Part(
        color: look.label ?? "", background: look.background ?? "", ratio: ratio)
      compare(.label, part, circumstances)
    }
    if let icon = look.icon { compare(.icon, icon, circumstances) }
    if let indicator = look.indicator { compare(.indicator, indicator, circumstances) }
    if let code = look.unresolved {
      let distribution = distribution(of: .label)
      #expect(distribution.cause?.code.rawValue == code, circumstances)
    }
    let probe = ColorProbe(
      prepared, in: scene.bounds.inset(by: -100),
      hiding: scene.drawing.layers.indices.filter { scene.drawing.layers[$0].part == .label })
    for spot in look.colors ?? [] {
      let answer = probe.color(at: Point(x: spot.x, y: spot.y), over: scene.window.color.value)
      guard case .color(let color) = answer else {
        Issue.record("no colour is known at \(spot.x), \(spot.y): \(circumstances)")
        continue
      }
      #expect(
        Self.areAlike(color, spot.color),
        "\(color.hex) at \(spot.x), \(spot.y), not \(spot.color): \(circumstances)")
    }
  }

  private func compareGeometry(_ look: StyleFixture.Look, _ circumstances: Comment) {
    let tolerance = look.tolerance ?? 0.1
    if let frame = look.frame {
      #expect(abs(rendition.frame.width - frame[0]) < tolerance, circumstances)
      #expect(abs(rendition.frame.height - frame[1]) < 0.1, circumstances)
    }
    guard case .region(let region) = rendition.hitRegion else {
      if look.hitArea != nil { Issue.record("the hit region is unknown: \(circumstances)") }
      return
    }
    if let area = look.hitArea {
      // A text that is wider by the tolerance is at most the control's height larger.
      let extra = look.tolerance.map { $0 * rendition.frame.height } ?? 0
      #expect(abs(region.area - area) <= max(0.005 * area, extra), circumstances)
    }
    if let square = look.square {
      let found = region.largestInscribedSquare?.side ?? 0
      #expect(abs(found - square) < 0.1, circumstances)
    }
    for tap in look.taps ?? [] {
      #expect(
        region.contains(Point(x: tap.x, y: tap.y)) == tap.reacts,
        "at \(tap.x), \(tap.y): \(circumstances)")
    }
  }

  private func distribution(of part: Part) -> ContrastSampler.Distribution {
    let targets = scene.drawing.layers.indices.filter { scene.drawing.layers[$0].part == part }
    return ContrastSampler(prepared, targets: targets)
      .distribution(over: scene.window.color.value)
  }

  private func compare(_ part: Part, _ expected: StyleFixture.Part, _ circumstances: Comment) {
    let distribution = distribution(of: part)
    guard distribution.cause == nil, let worst = distribution.points.first else {
      Issue.record(
        "the contrast of the \(part.rawValue) is not known: \(circumstances), \(distribution.cause?.detail ?? "it shows nowhere")"
      )
      return
    }
    #expect(
      Self.areAlike(worst.foreground, expected.color),
      "\(worst.foreground.hex), not \(expected.color): \(circumstances)")
    #expect(
      Self.areAlike(worst.background, expected.background),
      "\(worst.background.hex), not \(expected.background): \(circumstances)")
    #expect(abs(worst.ratio - expected.ratio) < 0.05, circumstances)
  }

  private static func areAlike(_ color: Color, _ hex: String) -> Bool {
    guard let expected = TestColor.parse(hex) else { return false }
    return abs(color.red - expected.red) < colorTolerance
      && abs(color.green - expected.green) < colorTolerance
      && abs(color.blue - expected.blue) < colorTolerance
  }
}
