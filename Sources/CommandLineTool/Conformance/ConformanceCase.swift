internal import CSS
internal import ColorMath
internal import Geometry
internal import Raster
internal import SVGLoading
internal import SceneModel

/// Compares one drawing with what a browser measured of it.
struct ConformanceCase {
  /// How the comparison ends.
  enum Outcome: Hashable {
    case passed
    /// A known answer is wrong: the first difference.
    case failed(String)
    /// No known answer is wrong and some are not known: the first cause.
    case incomplete(String)
  }

  /// Largest difference of a component of a colour, of 255, over white and over black.
  static let colorTolerance = 3.0
  /// Largest difference of a median contrast: of the figure, and as a part of it.
  static let contrastTolerance = (absolute: 0.05, relative: 0.02)
  /// Largest distance between the edges of a text's boxes: in points, and as a part of its width.
  static let edgeTolerance = (absolute: 1.5, relative: 0.02)

  private let record: BrowserRecord
  private let source: LoadedSource
  private var differences: [String] = []
  private var causes: [String] = []

  private init(_ record: BrowserRecord, _ source: LoadedSource) {
    self.record = record
    self.source = source
  }

  /// Compares the drawing in `bytes` with `record`.
  static func outcome(of bytes: [UInt8], named path: String, record: BrowserRecord) -> Outcome {
    let source: LoadedSource
    do {
      source = try SVGLoader(options: LoadingOptions()).load(Source(path: path, bytes: bytes))
    } catch {
      return .failed(error.message)
    }
    var comparison = ConformanceCase(record, source)
    comparison.compare(record.light, in: "light")
    if let dark = record.dark { comparison.compare(dark, in: "dark") }
    if let difference = comparison.differences.first { return .failed(difference) }
    return comparison.causes.first.map { .incomplete($0) } ?? .passed
  }

  private mutating func compare(_ scheme: BrowserRecord.Scheme, in appearance: String) {
    let isOnly = record.dark == nil
    let name = isOnly ? nil : appearance
    compare(
      scheme.normal, with: SceneProbe.Choice(appearance: name), place: isOnly ? "" : appearance)
    for state in scheme.states {
      let choice = SceneProbe.Choice(
        control: state.control, state: ControlState(name: state.state), appearance: name)
      // A state that looks like the normal one is not told apart.
      let isKnown = (try? SceneProbe(source, choice: choice)) != nil
      compare(
        state.measurement,
        with: isKnown ? choice : SceneProbe.Choice(control: state.control, appearance: name),
        place: "\(state.control) \(state.state)")
    }
  }

  private mutating func compare(
    _ measured: BrowserMeasurement, with choice: SceneProbe.Choice, place: String
  ) {
    let prefix = place.isEmpty ? "" : place + ": "
    do throws(UsageError) {
      let probe = try SceneProbe(source, choice: choice)
      compareColors(measured.colors, with: probe, prefix)
      compareTexts(measured.texts ?? [], in: probe.scene, prefix)
      if let hits = measured.hits { compareHits(hits, with: probe, prefix) }
    } catch {
      differences.append(prefix + error.message)
    }
  }

  private mutating func compareColors(
    _ spots: [BrowserMeasurement.Spot], with probe: SceneProbe, _ prefix: String
  ) {
    for (spot, answer) in zip(spots, probe.colors(at: spots.map(\.point))) {
      let place = prefix + "at \(spot.point.x),\(spot.point.y) "
      switch answer {
      case .known(let color):
        if !Self.isClose(color ?? "", spot.color) {
          differences.append(place + "\(color ?? "none"), measured \(spot.color)")
        }
      case .unknown(let cause): causes.append(place + "\(cause.code.rawValue): \(cause.detail)")
      }
    }
  }

  private mutating func compareHits(
    _ grid: BrowserMeasurement.HitGrid, with probe: SceneProbe, _ prefix: String
  ) {
    let taps = grid.taps
    for ((point, control), answer) in zip(taps, probe.hits(at: taps.map(\.point))) {
      let place = prefix + "a tap at \(point.x),\(point.y) "
      switch answer {
      case .known(let key):
        if key != control {
          differences.append(place + "on \(key ?? "nothing"), measured \(control ?? "nothing")")
        }
      case .unknown(let cause): causes.append(place + "\(cause.code.rawValue): \(cause.detail)")
      }
    }
  }

  private mutating func compareTexts(
    _ texts: [BrowserMeasurement.Text], in scene: Scene, _ prefix: String
  ) {
    let prepared = PreparedScene(scene)
    for text in texts where text.box.count == 4 {
      let place = prefix + "the text '\(text.string)' "
      let found = scene.drawing.layers.indices.filter {
        Self.words(scene.drawing.layers[$0].text?.string) == Self.words(text.string)
      }
      guard let layer = found.first, let box = prepared.layerBounds[layer] else {
        differences.append(place + "is not found")
        continue
      }
      let width = text.box[2] - text.box[0]
      let slack = Self.edgeTolerance.absolute + Self.edgeTolerance.relative * width
      if abs(box.x - text.box[0]) > slack || abs(box.maxX - text.box[2]) > slack {
        differences.append(
          place + "from \(Self.tenths(box.x)) to \(Self.tenths(box.maxX)),"
            + " measured \(Self.tenths(text.box[0])) to \(Self.tenths(text.box[2]))")
      }
      guard let median = text.median else { continue }
      let distribution = ContrastSampler(prepared, targets: [layer]).distribution(over: .white)
      if let cause = distribution.cause {
        causes.append(place + "\(cause.code.rawValue): \(cause.detail)")
        continue
      }
      let tolerance = max(
        Self.contrastTolerance.absolute, Self.contrastTolerance.relative * median)
      if abs(distribution.median - median) > tolerance {
        differences.append(
          place + "has \(Self.tenths(distribution.median)):1, measured \(Self.tenths(median)):1")
      }
    }
  }

  private static func words(_ text: String?) -> [Substring]? {
    text?.split(whereSeparator: \.isWhitespace)
  }

  private static func tenths(_ value: Double) -> String {
    "\((value * 10).rounded() / 10)"
  }

  /// Whether two colours look the same over white and over black, and are as translucent.
  static func isClose(_ first: String, _ second: String) -> Bool {
    guard case .color(let first) = ColorValue.parse(first),
      case .color(let second) = ColorValue.parse(second)
    else { return false }
    let tolerance = colorTolerance / 255
    func components(_ color: Color, over backdrop: Double) -> [Double] {
      [color.red, color.green, color.blue].map {
        $0 * color.alpha + backdrop * (1 - color.alpha)
      }
    }
    let isAlphaClose = abs(first.alpha - second.alpha) <= tolerance
    return isAlphaClose
      && [0.0, 1].allSatisfy { backdrop in
        zip(components(first, over: backdrop), components(second, over: backdrop))
          .allSatisfy { abs($0 - $1) <= tolerance }
      }
  }
}
