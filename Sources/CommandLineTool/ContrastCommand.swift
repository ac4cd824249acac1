internal import Audit
internal import CSS
internal import ColorMath
internal import RuleSets

/// Tells the contrast of two colours, what it is enough for, and the nearest colours that pass.
struct ContrastCommand {
  /// The numbers of a rule set that ask for a contrast, and what for.
  private static let requirements = [
    (rule: "text-contrast", number: "minimum", what: "text"),
    (rule: "text-contrast", number: "minimum-large", what: "large text"),
    (rule: "icon-contrast", number: "minimum", what: "graphics"),
  ]

  private let foreground: Color
  private let background: Color

  init(_ arguments: BoundArguments) throws(UsageError) {
    guard arguments.operands.count == 2 else {
      throw UsageError(
        .other("name a foreground and a background, such as 'a11yaudit contrast gray white'"))
    }
    var colors: [Color] = []
    for text in arguments.operands {
      guard case .color(let color) = ColorValue.parse(text) else {
        throw UsageError(.other("'\(text)' is no colour; write one of CSS such as '#767676'"))
      }
      colors.append(color.clippedToSRGB)
    }
    background = colors[1]
    guard background.alpha == 1 else {
      throw UsageError(
        .other("the background '\(arguments.operands[1])' is translucent; write what it looks like")
      )
    }
    foreground = PremultipliedColor(colors[0]).over(PremultipliedColor(background)).color
  }

  /// The ratio, a line for each answer of the rule sets, and one for each threshold missed.
  var text: String {
    get throws(UsageError) {
      let ratio = foreground.contrastRatio(with: background)
      var text = "\(Figure.ratio(ratio)):1, \(foreground.hex) on \(background.hex)\n"
      var missed: Set<Double> = []
      let answers = try CheckOptions.embedded().names { ruleSet in
        Self.requirements.compactMap { rule, number, what -> String? in
          guard let settings = ruleSet.settings(for: rule), settings.severity != nil,
            let minimum = settings.numbers[number]
          else { return nil }
          let passes = ratio >= minimum
          if !passes { missed.insert(minimum) }
          return "\(what) \(passes ? "passes" : "fails") \(Figure.short(minimum)):1"
        }
      }
      for (names, outcomes) in answers {
        let answer = outcomes.isEmpty ? "ask for no contrast" : outcomes.joined(separator: ", ")
        text += "\(names.joined(separator: ", ")): \(answer)\n"
      }
      for minimum in missed.sorted() { text += suggestion(minimum) }
      return text
    }
  }

  /// The nearest colours with a ratio of at least `minimum`, one in place of either.
  private func suggestion(_ minimum: Double) -> String {
    let candidates = [
      ("foreground", foreground, background), ("background", background, foreground),
    ]
    let texts = candidates.compactMap { name, color, other in
      HueLine(through: color).nearest { $0.contrastRatio(with: other) >= minimum }.map {
        "\(name) \($0.hex) (\(Figure.ratio($0.contrastRatio(with: other))):1)"
      }
    }
    let what = texts.isEmpty ? "no colour of these hues" : texts.joined(separator: " or ")
    return "for \(Figure.short(minimum)):1: \(what)\n"
  }
}
