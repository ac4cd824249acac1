internal import Audit
internal import ColorMath
internal import RuleSets

/// Which colour of a palette may lie on which other one, and for what.
struct ContrastMatrix {
  /// What a ratio is enough for, the most demanding first.
  struct Use {
    var minimum: Double
    var word: String
    var explanation: String
  }

  let palette: Palette
  /// The uses of the rule set, by falling minimum.
  let uses: [Use]

  /// The matrix of `palette` by the thresholds of `ruleSet`.
  init(_ palette: Palette, ruleSet: RuleSet) {
    self.palette = palette
    let text = ruleSet.settings(for: "text-contrast")?.numbers
    let icon = ruleSet.settings(for: "icon-contrast")?.numbers
    let graphic = icon?["minimum"] ?? 3
    let large = text?["minimum-large"] ?? 3
    let isOneThreshold = large == graphic
    var uses = [
      Use(minimum: text?["minimum"] ?? 4.5, word: "text", explanation: "enough for all text"),
      Use(
        minimum: large, word: "large",
        explanation: "for large text" + (isOneThreshold ? " and icons" : "")),
    ]
    if !isOneThreshold {
      uses.append(Use(minimum: graphic, word: "icons", explanation: "for icons"))
    }
    self.uses = uses.sorted { $0.minimum > $1.minimum }
  }

  /// What the words in the cells mean.
  var legend: String {
    uses.map { "\($0.word): \($0.explanation), \(Figure.ratio($0.minimum)):1" }
      .joined(separator: "; ") + "; no: for none of these"
  }

  /// The colour of a token as it lies on the window.
  func surface(_ token: Palette.Token) -> Color {
    token.color.composited(over: palette.window)
  }

  /// The ratio of `foreground` on `background`, 1...21, and what it is enough for; `nil` for the
  /// same colour.
  func cell(
    _ foreground: Palette.Token, on background: Palette.Token
  ) -> (ratio: Double, word: String)? {
    let behind = surface(background)
    let front = foreground.color.composited(over: behind)
    guard foreground != background, front != behind else { return nil }
    let ratio = front.contrastRatio(with: behind)
    return (ratio, uses.first { ratio >= $0.minimum }?.word ?? "no")
  }

  /// How many pairs there are, and how many of them do for text.
  var counts: (pairs: Int, text: Int) {
    var counts = (pairs: 0, text: 0)
    for foreground in palette.tokens {
      for background in palette.tokens {
        guard let cell = cell(foreground, on: background) else { continue }
        counts.pairs += 1
        if cell.word == "text" { counts.text += 1 }
      }
    }
    return counts
  }
}
