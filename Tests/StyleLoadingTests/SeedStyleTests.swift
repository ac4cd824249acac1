import ColorMath
import Geometry
import Raster
import SceneModel
import StyleLoading
import Testing

/// The file and the control that hold each style of the vectors.
private let controls: [String: (file: String, control: String)] = [
  "pill-destructive": ("pill", "Pill.destructive"),
  "pill-reordered-control": ("pill", "ReorderedPill"),
  "card-without-contentshape": ("pill", "EventCard"),
  "tappable": ("pill", "TappableEventCard"),
  "scale-on-tap": ("pill", "ScaleOnTap"),
  "scale-on-tap-haptics": ("pill", "ScaleOnTap"),
  "circle-start": ("stopwatch", "Start"),
  "circle-stop": ("stopwatch", "Stop"),
  "circle-fixed-green": ("stopwatch", "FixedStart"),
  "circle-behind-text": ("stopwatch", "CircleBehindText"),
  "primary-custom": ("primary-custom", "LogIn"),
  "primary-custom-defaults": ("primary-custom", "LogInDefaults"),
  "primary-style": ("primary-button", "PrimaryButtonStyle"),
  "primary-style-first": ("primary-button", "FirstPrimaryButtonStyle"),
  "primary-button-view": ("primary-button", "PrimaryButton"),
]

/// The states by the vectors' names; that of the environment is not the style's own flag.
private let states: [String: ControlState] = [
  "normal": .normal, "pressed": .pressed, "disabled": .disabled, "disabled-environment": .normal,
  "loading": .loading, "loading-disabled": [.loading, .disabled],
]

private func appearance(_ result: SeedVectors.Result) -> Appearance {
  switch (result.appearance, result.contrast_setting) {
  case ("light", "standard"): .light
  case ("light", _): .lightIncreasedContrast
  case (_, "standard"): .dark
  default: .darkIncreasedContrast
  }
}

@Suite("The articles' styles measure as published")
struct SeedStyleTests {
  static let styles = SeedVectors.shared?.styles ?? []

  @Test("geometry", .enabled(if: SeedVectors.shared != nil), arguments: styles)
  func geometry(_ style: SeedVectors.Style) throws {
    let place = try #require(controls[style.id])
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/\(place.file).xml"))
    for state in style.states {
      let rendition = try rendition(source, place.control, state.state, .light)
      let expected = state.geometry
      let frame = rendition.frame
      #expect(abs(frame.width - expected.frame.width) < 0.1)
      #expect(abs(frame.height - expected.frame.height) < 0.1)
      guard case .region(let region) = rendition.hitRegion else { throw TestFailure() }
      let inFrame = region.intersection(Region(rect: frame))
      let area = expected.hit_area_pt2
      #expect(abs(inFrame.area - area) <= 0.005 * area, "\(state.state)")
      let bounds = inFrame.boundingBox ?? Rect(x: 0, y: 0, width: 0, height: 0)
      #expect(abs(bounds.width - expected.hit_bounds.width) < 0.1)
      #expect(abs(bounds.height - expected.hit_bounds.height) < 0.1)
      let square = inFrame.largestInscribedSquare?.side ?? 0
      #expect(abs(square - expected.largest_inscribed_square) < 0.1)
      if let coverage = expected.hit_coverage {
        #expect(abs(inFrame.area / frame.area - coverage) < 0.005)
      } else {
        #expect(frame.isEmpty)
      }
      if let coverage = expected.silhouette_hit_coverage {
        let layers = source.scenes[rendition.scene].drawing.layers
        let container = try #require(layers.first { $0.part == .container })
        let silhouette = Region(path: container.shape.silhouette)
        #expect(
          abs(inFrame.intersection(silhouette).area / silhouette.area - coverage) < 0.005)
      }
    }
  }

  @Test("contrast", .enabled(if: SeedVectors.shared != nil), arguments: styles)
  func contrast(_ style: SeedVectors.Style) throws {
    // Its label and its background have no area, so nothing has a colour.
    if style.id == "primary-custom-defaults" { return }
    let place = try #require(controls[style.id])
    for (index, result) in style.states[0].results.enumerated() {
      let appearance = appearance(result)
      let window: Color = result.window == "white" ? .white : .black
      let options = LoadingOptions(
        windows: [appearance.name: window], appearances: [appearance.name])
      let source = try StyleLoader(options: options)
        .load(Themes.source("themes/\(place.file).xml", palette: result.palette))
      for state in style.states {
        let result = state.results[index]
        let rendition = try rendition(source, place.control, state.state, appearance)
        let painted = PaintedControl(source.scenes[rendition.scene])
        let circumstances = Comment(
          "\(state.state) \(result.palette) \(appearance.name) \(result.window)")
        #expect(painted.window == window)
        if let expected = result.label_contrast {
          let measured = try painted.labelContrast()
          #expect(abs(measured - expected) < 0.02, circumstances)
        } else {
          #expect(!painted.hasLabel)
        }
        if let expected = result.control_window_contrast {
          let measured = try painted.containerColor().contrastRatio(with: window)
          #expect(abs(measured - expected) < 0.02, circumstances)
        }
        for (name, pair) in result.pairs ?? [:] {
          let measured = try painted.contrast(ofPair: name)
          #expect(abs(measured - pair.contrast) < 0.02, "\(name) \(circumstances)")
        }
      }
    }
  }

  /// The rendition of a state; one that the style does not distinguish looks like `normal`.
  private func rendition(
    _ source: LoadedSource, _ name: String, _ stateName: String, _ appearance: Appearance
  ) throws -> Rendition {
    let state = try #require(states[stateName])
    let control = try #require(source.controls.first { $0.key == name })
    let renditions = control.renditions.filter { $0.appearance == appearance }
    return try #require(
      renditions.first { $0.state == state } ?? renditions.first { $0.state == .normal })
  }
}
