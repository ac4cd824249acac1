import SceneModel
import ViewLayout

/// What names stand for inside a style.
///
/// A class, so that evaluation, which recurses, passes it in one word.
final class Scope {
  let arguments: [String: Argument]
  /// What `<label/>` stands for.
  let label: View?
  /// The styles around, the outermost first.
  let styles: [String]

  init(arguments: [String: Argument] = [:], label: View? = nil, styles: [String] = []) {
    self.arguments = arguments
    self.label = label
    self.styles = styles
  }

  func unknownParameter(
    _ name: String, _ type: String, at location: SourceLocation
  ) -> StyleProblem {
    guard arguments[name] == nil else {
      return StyleProblem(
        .invalidValue, "parameter '$\(name)' is no \(type), which is needed here", at: location)
    }
    return .unknown(.unknownName, "parameter", name, among: arguments.keys, at: location)
  }
}

/// The value of a parameter.
struct Argument {
  enum Value {
    case color(ViewPaint)
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  var value: Value
  /// The chain of definitions of a number.
  var definitions: [Definition] = []

  /// Whether a condition on the parameter holds.
  var isGiven: Bool {
    switch value {
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    case .color, .number: true
    }
  }
}

extension ViewPaint {
  func multiplyingAlpha(by opacity: Double) -> ViewPaint {
    if opacity == 1 { return self }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map {
        GradientStop(
          offset: $0.offset,
          color: Resolved(
            $0.color.value.multiplyingAlpha(by: opacity), provenance: $0.color.provenance))
      }
    }
    switch self {
    case .paint(let paint):
      guard case .color(let color) = paint.value else { return self }
      return .paint(
        Resolved(.color(color.multiplyingAlpha(by: opacity)), provenance: paint.provenance))
    case .linearGradient(let start, let end, let stops, let provenance):
      return .linearGradient(start: start, end: end, stops: faded(stops), provenance)
    case .radialGradient(let center, let start, let end, let stops, let provenance):
      return .radialGradient(
        center: center, startRadius: start, endRadius: end, stops: faded(stops), provenance)
    case .angularGradient(let center, let start, let end, let stops, let provenance):
      return .angularGradient(
        center: center, startAngle: start, endAngle: end, stops: faded(stops), provenance)
    case .foreground, .tint: return self
    }
  }

  /// The paint with a further step before its chain of definitions.
  func prefixed(by definition: Definition) -> ViewPaint {
    func prefixed(_ provenance: Provenance) -> Provenance {
      Provenance([definition] + provenance.definitions)
    }
    switch self {
    case .paint(let paint):
      return .paint(Resolved(paint.value, provenance: prefixed(paint.provenance)))
    case .linearGradient(let start, let end, let stops, let provenance):
      return .linearGradient(start: start, end: end, stops: stops, prefixed(provenance))
    case .radialGradient(let center, let start, let end, let stops, let provenance):
      return .radialGradient(
        center: center, startRadius: start, endRadius: end, stops: stops, prefixed(provenance))
    case .angularGradient(let center, let start, let end, let stops, let provenance):
      return .angularGradient(
        center: center, startAngle: start, endAngle: end, stops: stops, prefixed(provenance))
    case .foreground, .tint: return self
    }
  }
}
