internal import ColorMath

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `color-mix()` of CSS Color 5 (https://www.w3.org/TR/css-color-5/#color-mix).
extension ColorParser {
  func mix(_ arguments: ArraySlice<Token>) -> Operand? {
    let parts = arguments.splitAtCommas()
    guard parts.count == 3, let method = InterpolationMethod(parts[0].trimmed),
      let first = weighted(parts[1].trimmed), let second = weighted(parts[2].trimmed),
      let weights = Self.weights(first.percentage, second.percentage)
    else { return nil }
    switch (first.color.resolved(in: context), second.color.resolved(in: context)) {
    case (.coordinates(let first), .coordinates(let second)):
      var result = method.mix(first, second, share: weights.share)
      result.alpha = result.alpha.map { $0 * weights.alpha }
      return .coordinates(result)
    case (.unresolved(let dependency), _), (_, .unresolved(let dependency)):
      return .unresolved(dependency)
    }
  }

  /// A colour with its percentage in front or behind, 0...100.
  private func weighted(
    _ tokens: ArraySlice<Token>
  ) -> (color: Operand, percentage: Double?)? {
    guard !tokens.isEmpty else { return nil }
    let end = tokens.indexAfterComponent(at: tokens.startIndex)
    let first = tokens[..<end]
    let rest = tokens[end...].trimmed
    if let percentage = Self.percentage(first) {
      guard (0...100).contains(percentage), let color = operand(rest) else { return nil }
      return (color, percentage)
    }
    guard let color = operand(first) else { return nil }
    if rest.isEmpty { return (color, nil) }
    guard let percentage = Self.percentage(rest), (0...100).contains(percentage) else { return nil }
    return (color, percentage)
  }

  private static func percentage(_ tokens: ArraySlice<Token>) -> Double? {
    Calculation.quantity(tokens)?.value(.length(.percent))
  }

  /// The second colour's share, and what the alpha is multiplied by if the sum is below 100 %.
  private static func weights(
    _ first: Double?, _ second: Double?
  ) -> (share: Double, alpha: Double)? {
    let first = first ?? second.map { 100 - $0 } ?? 50
    let second = second ?? 100 - first
    let sum = first + second
    guard sum > 0 else { return nil }
    return (second / sum, min(sum / 100, 1))
  }
}

/// The space and, for polar ones, the way round the circle in which two colours are mixed.
struct InterpolationMethod {
  private let space: ColorSpace
  private let hueDirection: HueDirection

  /// The ways of https://www.w3.org/TR/css-color-4/#hue-interpolation.
  private enum HueDirection: String {
    case shorter
    case longer
    case increasing
    case decreasing
  }

  /// `in space`, with `... hue` behind a polar space.
  init?(_ tokens: ArraySlice<Token>) {
    let words = tokens.filter { !$0.isWhitespace }.map { token in
      if case .ident(let name) = token.kind { return name.asciiLowercased }
      return ""
    }
    guard words.count == 2 || words.count == 4, words[0] == "in",
      let space = ColorSpace(rawValue: words[1] == "xyz" ? "xyz-d65" : words[1])
    else { return nil }
    self.space = space
    guard words.count == 4 else {
      hueDirection = .shorter
      return
    }
    guard words[3] == "hue", space.hueIndex != nil,
      let direction = HueDirection(rawValue: words[2])
    else { return nil }
    hueDirection = direction
  }

  /// The mixture with `share` of the second colour, interpolated on premultiplied components.
  func mix(
    _ first: ColorCoordinates, _ second: ColorCoordinates, share: Double
  ) -> ColorCoordinates {
    let first = first.mixable(in: space)
    let second = second.mixable(in: space)
    func mixed(_ first: Double, _ second: Double) -> Double {
      first * (1 - share) + second * share
    }
    let firstAlpha = first.alpha ?? second.alpha
    let secondAlpha = second.alpha ?? first.alpha
    let alpha = firstAlpha.flatMap { first in secondAlpha.map { mixed(first, $0) } }
    var components: [Double?] = []
    for index in 0..<3 {
      let firstValue = first.components[index] ?? second.components[index]
      let secondValue = second.components[index] ?? first.components[index]
      guard let firstValue, let secondValue else {
        components.append(nil)
        continue
      }
      if index == space.hueIndex {
        components.append(mixed(Self.wrapped(firstValue), fixedHue(secondValue, from: firstValue)))
        continue
      }
      let sum = mixed(firstValue * (firstAlpha ?? 1), secondValue * (secondAlpha ?? 1))
      components.append(alpha.map { $0 > 0 ? sum / $0 : sum } ?? sum)
    }
    return ColorCoordinates(space, components, alpha: alpha)
  }

  /// `second` plus the turn that leads from `first` in the wanted direction.
  private func fixedHue(_ second: Double, from first: Double) -> Double {
    let first = Self.wrapped(first)
    var difference = Self.wrapped(second) - first
    switch hueDirection {
    case .shorter where difference > 180: difference -= 360
    case .shorter where difference < -180: difference += 360
    case .longer where difference > 0 && difference < 180: difference -= 360
    case .longer where difference > -180 && difference <= 0: difference += 360
    case .increasing where difference < 0: difference += 360
    case .decreasing where difference > 0: difference -= 360
    case .shorter, .longer, .increasing, .decreasing: break
    }
    return first + difference
  }

  private static func wrapped(_ degrees: Double) -> Double {
    let remainder = fmod(degrees, 360)
    return remainder < 0 ? remainder + 360 : remainder
  }
}
