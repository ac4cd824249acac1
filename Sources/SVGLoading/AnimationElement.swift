import CSS
import Markup

/// An element that animates an attribute (SVG Animations), as far as its end depends on it.
struct AnimationElement {
  /// What the attribute is once the animation has run.
  enum Rest: Hashable {
    /// As written.
    case base
    case value(String)
    /// It never comes to rest, or at a value that is not known.
    case never
  }

  private let kind: ElementKind
  private let element: Markup.XMLElement

  init(_ index: Int, in document: SVGDocument) {
    kind = document[index].kind
    element = document[index].xml
  }

  /// The attribute that is animated, empty for movement along a path.
  var attributeName: String {
    kind == .animateMotion || kind == .animateTransform
      ? "" : element.attribute("attributeName") ?? ""
  }

  /// Where the animation ends.
  var rest: Rest {
    switch beginning {
    case .event: return .base
    case .unknown: return .never
    case .time: break
    }
    if element.attribute("end") != nil || element.attribute("repeatDur") != nil { return .never }
    let duration = element.attribute("dur") ?? "indefinite"
    if kind == .set, duration == "indefinite" { return final }
    guard Self.isClock(duration), repetitions != nil else { return .never }
    return element.attribute("fill") == "freeze" ? final : .base
  }

  private enum Beginning {
    case time
    /// Only when somebody does something.
    case event
    /// When another animation begins or ends.
    case unknown
  }

  private var beginning: Beginning {
    guard let begin = element.attribute("begin") else { return .time }
    let times = begin.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    let synchronized = [".begin", ".end", ".repeat", "wallclock"]
    if times.contains(where: { time in synchronized.contains { time.contains($0) } }) {
      return .unknown
    }
    return times.contains { Self.isClock($0) } ? .time : .event
  }

  /// How often the animation runs, `nil` for ever or if it ends in the middle.
  private var repetitions: Int? {
    guard let text = element.attribute("repeatCount") else { return 1 }
    return Double(text).flatMap { Int(exactly: $0) }
  }

  /// The last value of the animation.
  private var final: Rest {
    if element.attribute("additive") == "sum" || element.attribute("accumulate") == "sum" {
      return .never
    }
    if kind != .set, let values = element.attribute("values") {
      return values.split(separator: ";").last.map { .value(String($0)) } ?? .base
    }
    if let value = element.attribute("to") { return .value(value) }
    return element.attribute("by") == nil ? .base : .never
  }

  private static func isClock(_ time: some StringProtocol) -> Bool {
    guard let first = time.first(where: { $0 != "+" && $0 != "-" }) else { return false }
    return first.isNumber || first == "."
  }
}
