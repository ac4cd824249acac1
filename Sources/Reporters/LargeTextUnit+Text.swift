internal import Audit
internal import RuleSets

extension RuleSet {
  /// From which size on text is large, such as `large text from 24 px, bold from 18.66 px`; `nil`
  /// if no rule that runs asks.
  var largeTextInWords: String? {
    let sizes = rules.lazy.filter { $0.severity != nil }.compactMap { settings in
      settings.numbers["large-size"].map { ($0, settings.numbers["large-bold-size"]) }
    }.first
    guard let (size, boldSize) = sizes else { return nil }
    func length(_ pixels: Double) -> String {
      Figure.short(largeTextUnit.size(ofPixels: pixels)) + " " + largeTextUnit.rawValue
    }
    return "large text from \(length(size))" + (boldSize.map { ", bold from \(length($0))" } ?? "")
  }
}
