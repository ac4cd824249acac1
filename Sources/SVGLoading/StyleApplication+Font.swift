import CSS
import SceneModel

extension StyleApplication {
  /// Sets a property of the font or of the text set in it.
  mutating func setFont(_ value: Value) {
    switch value.name {
    case "font": setFontShorthand(value)
    case "font-size":
      if let size = fontSize(value.tokens[...]) {
        style.font.size = size
        style.font.sizeProblem = nil
      }
    case "font-weight":
      if let weight = fontWeight(value.tokens[...]) { style.font.weight = weight }
    case "font-family": style.font.families = families(value.tokens[...])
    case "letter-spacing":
      style.font.letterSpacing = value.keyword == "normal" ? 0 : spacing(value) ?? 0
    case "word-spacing":
      style.font.wordSpacing = value.keyword == "normal" ? 0 : spacing(value) ?? 0
    case "text-anchor":
      if let anchor = value.keyword.flatMap({ Style.TextAnchor(rawValue: $0) }) {
        style.font.anchor = anchor
      }
    case "dominant-baseline", "alignment-baseline": setBaseline(value)
    case "baseline-shift": setBaselineShift(value)
    case "white-space":
      let kept: Set<String> = ["pre", "pre-wrap", "break-spaces"]
      style.font.preservesSpace = kept.contains(value.keyword ?? "")
    case "writing-mode":
      style.font.isVertical = !["lr", "lr-tb", "rl", "rl-tb", "horizontal-tb"].contains(
        value.keyword ?? "lr")
    case "direction": style.font.isRightToLeft = value.keyword == "rtl"
    default: break
    }
  }

  private func spacing(_ value: Value) -> Double? { length(value.tokens[...], .diagonal) }

  private func fontSize(_ tokens: ArraySlice<Token>) -> Double? {
    if tokens.count == 1, case .ident(let name)? = tokens.first?.kind {
      switch name.lowercased() {
      case "larger": return parent.font.size * 1.2
      case "smaller": return parent.font.size / 1.2
      default: return Self.namedSizes[name.lowercased()]
      }
    }
    guard let length = LengthPercentage(tokens) else { return nil }
    var context = resolver.viewport.context(.vertical, fontSize: parent.font.size)
    context.percentageBasis = parent.font.size
    let size = length.resolved(in: context)
    return size.isFinite && size >= 0 ? size : nil
  }

  /// Browsers' sizes of the keywords for a medium size of 16 (CSS Fonts 4, section 2.5).
  private static let namedSizes: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  private func fontWeight(_ tokens: ArraySlice<Token>) -> Double? {
    guard tokens.count == 1, let token = tokens.first else { return nil }
    switch token.kind {
    case .number(let number): return (1...1000).contains(number.value) ? number.value : nil
    case .ident(let name):
      switch name.lowercased() {
      case "normal": return 400
      case "bold": return 700
      // CSS Fonts 4, section 2.2.1.
      case "bolder":
        return parent.font.weight < 350 ? 400 : parent.font.weight < 550 ? 700 : 900
      case "lighter":
        return parent.font.weight < 550 ? 100 : parent.font.weight < 750 ? 400 : 700
      default: return nil
      }
    default: return nil
    }
  }

  private func families(_ tokens: ArraySlice<Token>) -> [String] {
    tokens.split { $0.kind == .comma }.map { family in
      family.compactMap { token -> String? in
        switch token.kind {
        case .string(let name), .ident(let name): name
        default: nil
        }
      }.joined(separator: " ")
    }
  }

  /// Sets what `font` holds: style, variant, weight and stretch, then size and family.
  private mutating func setFontShorthand(_ value: Value) {
    let words = value.tokens.split { $0.kind == .whitespace }
    guard
      let sizeIndex = words.firstIndex(where: { word in
        guard let first = word.first else { return false }
        switch first.kind {
        case .dimension, .percentage: return true
        case .ident(let name): return Self.namedSizes[name.lowercased()] != nil
        case .function: return true
        default: return false
        }
      })
    else { return }
    let sizeTokens = words[sizeIndex].prefix { $0.kind != .delimiter(UInt8(ascii: "/")) }
    guard let size = fontSize(sizeTokens) else { return }
    style.font.size = size
    style.font.sizeProblem = nil
    style.font.weight = words[..<sizeIndex].compactMap { fontWeight($0) }.last ?? 400
    var rest = words[(sizeIndex + 1)...]
    // A line height with spaces around its slash.
    if rest.first?.first?.kind == .delimiter(UInt8(ascii: "/")) {
      rest = rest.dropFirst(rest.first?.count == 1 ? 2 : 1)
    }
    if let start = rest.first?.startIndex { style.font.families = families(value.tokens[start...]) }
  }

  private mutating func setBaseline(_ value: Value) {
    switch value.keyword {
    case "middle": style.font.baseline = .middle
    case "central": style.font.baseline = .central
    case "hanging": style.font.baseline = .hanging
    case "text-before-edge", "before-edge", "text-top": style.font.baseline = .textTop
    case "text-after-edge", "after-edge", "text-bottom", "ideographic":
      style.font.baseline = .textBottom
    case "baseline" where value.name == "alignment-baseline": break
    default: style.font.baseline = .alphabetic
    }
  }

  private mutating func setBaselineShift(_ value: Value) {
    switch value.keyword {
    case "super": style.baselineShift = .super
    case "sub": style.baselineShift = .sub
    case "baseline": style.baselineShift = .none
    default:
      guard let length = LengthPercentage(value.tokens[...]) else { return }
      var context = resolver.viewport.context(.vertical, fontSize: style.font.size)
      context.percentageBasis = style.font.size
      style.baselineShift = .length(length.resolved(in: context))
    }
  }
}
