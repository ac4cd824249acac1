import ColorMath
import Geometry
import Raster
import SceneModel
import StyleLoading
import SwiftUILoading
import Testing

/// The files and the controls that hold each style of the vectors, in XML and in Swift.
private let controls: [String: [(file: String, control: String)]] = [
  "pill-destructive": [
    ("pill.xml", "Pill.destructive"), ("swiftui/Pill.swift", "PillScreen/Press Me!"),
  ],
  "pill-reordered-control": [
    ("pill.xml", "ReorderedPill"), ("swiftui/Pill.swift", "ReorderedPillScreen/Press Me!"),
  ],
  "card-without-contentshape": [
    ("pill.xml", "EventCard"), ("swiftui/Pill.swift", "EventScreen/Button"),
  ],
  "tappable": [
    ("pill.xml", "TappableEventCard"), ("swiftui/Pill.swift", "TappableEventScreen/Button"),
  ],
  "scale-on-tap": [
    ("pill.xml", "ScaleOnTap"), ("swiftui/Pill.swift", "ScalingScreen/Press Me!"),
  ],
  "scale-on-tap-haptics": [
    ("pill.xml", "ScaleOnTap"), ("swiftui/Pill.swift", "BuzzingScreen/Press Me!"),
  ],
  "circle-start": [
    ("stopwatch.xml", "Start"), ("swiftui/Stopwatch.swift", "StopwatchScreen/Start"),
  ],
  "circle-stop": [
    ("stopwatch.xml", "Stop"), ("swiftui/Stopwatch.swift", "StopwatchScreen/Stop"),
  ],
  "circle-fixed-green": [
    ("stopwatch.xml", "FixedStart"), ("swiftui/Stopwatch.swift", "FixedStopwatchScreen/Start"),
  ],
  "circle-behind-text": [
    ("stopwatch.xml", "CircleBehindText"), ("swiftui/Stopwatch.swift", "FalseStartScreen/Button"),
  ],
  "primary-custom": [
    ("primary-custom.xml", "LogIn"), ("swiftui/PrimaryCustom.swift", "LogInScreen/Log in"),
  ],
  "primary-custom-defaults": [
    ("primary-custom.xml", "LogInDefaults"),
    ("swiftui/PrimaryCustom.swift", "DefaultLogInScreen/Log in"),
  ],
  "primary-style": [
    ("primary-button.xml", "PrimaryButtonStyle"),
    ("swiftui/PrimaryButton.swift", "PrimaryButtonScreen/Tap me!"),
  ],
  "primary-style-first": [
    ("primary-button.xml", "FirstPrimaryButtonStyle"),
    ("swiftui/PrimaryButton.swift", "FirstPrimaryButtonScreen/Tap me!"),
  ],
  "primary-button-view": [
    ("primary-button.xml", "PrimaryButton"),
    ("swiftui/PrimaryButton.swift", "PrimaryButton/Button"),
  ],
]

/// A style of the vectors as one of the files defines it.
struct SeedCase: CustomTestStringConvertible {
  var style: SeedVectors.Style
  var file: String
  var control: String

  var testDescription: String { "\(style.id) in \(file)" }

  static let all = (SeedVectors.shared?.styles ?? []).flatMap { style in
    (controls[style.id] ?? []).map {
      SeedCase(style: style, file: $0.file, control: $0.control)
    }
  }

  /// The file as its loader reads it.
  func source(_ options: LoadingOptions, palette: String) throws -> LoadedSource {
    let path = "themes/\(file)"
    if file.hasSuffix(".xml") {
      return try StyleLoader(options: options).load(Themes.source(path, palette: palette))
    }
    var options = options
    options.platforms["ios"] = palette == "ios13" ? 18 : 26
    let loader = SwiftUILoader(options: options)
    let document = ProjectDocument(
      path: path, use: .audited, content: try loader.parse(Themes.source(path)))
    return try #require(loader.resolve([document], in: "").sources.first)
  }
}

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
  @Test("all of them are defined in XML and in Swift", .enabled(if: SeedVectors.shared != nil))
  func complete() {
    #expect(SeedCase.all.count == 2 * (SeedVectors.shared?.styles.count ?? 0))
  }

  @Test("geometry", .enabled(if: SeedVectors.shared != nil), arguments: SeedCase.all)
  func geometry(_ seed: SeedCase) throws {
    let style = seed.style
    let source = try seed.source(LoadingOptions(), palette: "ios26")
    for state in style.states {
      let rendition = try rendition(source, seed.control, state.state, .light)
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

  @Test("contrast", .enabled(if: SeedVectors.shared != nil), arguments: SeedCase.all)
  func contrast(_ seed: SeedCase) throws {
    let style = seed.style
    // Its label and its background have no area, so nothing has a colour.
    if style.id == "primary-custom-defaults" { return }
    for (index, result) in style.states[0].results.enumerated() {
      let appearance = appearance(result)
      let window: Color = result.window == "white" ? .white : .black
      let options = LoadingOptions(
        windows: [appearance.name: window], appearances: [appearance.name])
      let source = try seed.source(options, palette: result.palette)
      for state in style.states {
        let result = state.results[index]
        let rendition = try rendition(source, seed.control, state.state, appearance)
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
