import Geometry
import TextMetrics

/// A text broken into lines.
struct TextLines {
  /// Never larger than the text needs.
  let size: Size

  /// Breaks `string` at its line ends, and at spaces where a proposed width is too small, into no
  /// more lines than the limit and the proposed height allow, but at least one.
  init(_ string: String, font: SystemFont, lineLimit: Int? = nil, fitting proposal: Proposal) {
    var (lineCount, widest) = (0, 0.0)
    let proposed = proposal.width ?? .infinity
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let lines = Self.lines(of: paragraph, font, width: proposed)
      lineCount += lines.count
      widest = max(widest, lines.widest)
    }
    let limit = max(min(lineLimit ?? .max, Self.lineLimit(font, height: proposal.height)), 1)
    if lineCount > limit, lineLimit != nil || widest > proposed {
      // The last line takes in as much as fits of what is left.
      widest = min(font.width(of: string), proposed)
    }
    size = Size(
      width: max(min(widest, proposed), 0), height: font.height(lines: min(lineCount, limit)))
  }

  private static func lines(
    of paragraph: Substring, _ font: SystemFont, width proposed: Double
  ) -> (count: Int, widest: Double) {
    let width = font.width(of: String(paragraph))
    guard proposed < width else { return (1, width) }
    var (count, lineWidth, widest) = (1, 0.0, 0.0)
    let space = font.width(of: " ")
    for word in paragraph.split(separator: " ") {
      let wordWidth = font.width(of: String(word))
      if lineWidth > 0, lineWidth + space + wordWidth > proposed {
        count += 1
        lineWidth = 0
      }
      lineWidth += (lineWidth > 0 ? space : 0) + wordWidth
      widest = max(widest, lineWidth)
    }
    return (count, widest)
  }

  private static func lineLimit(_ font: SystemFont, height: Double?) -> Int {
    guard let height, font.leading > 0 else { return .max }
    let further = (height - font.lineHeight) / font.leading
    guard further >= 1 else { return 1 }
    return further < 1e6 ? Int(further) + 1 : .max
  }
}
