import Geometry
import TextMetrics

/// A text broken into lines.
struct TextLines {
  /// Never larger than the text needs.
  let size: Size

  /// Breaks `string` at spaces where a proposed width is too small, into no more lines than the
  /// proposed height holds, but at least one.
  init(_ string: String, font: SystemFont, fitting proposal: Proposal) {
    let width = font.width(of: string)
    guard let proposed = proposal.width, proposed < width else {
      size = Size(width: max(width, 0), height: font.lineHeight)
      return
    }
    var (lineCount, lineWidth, widest) = (1, 0.0, 0.0)
    let space = font.width(of: " ")
    for word in string.split(separator: " ") {
      let wordWidth = font.width(of: String(word))
      if lineWidth > 0, lineWidth + space + wordWidth > proposed {
        lineCount += 1
        lineWidth = 0
      }
      lineWidth += (lineWidth > 0 ? space : 0) + wordWidth
      widest = max(widest, lineWidth)
    }
    size = Size(
      width: min(widest, proposed),
      height: font.height(lines: min(lineCount, Self.lineLimit(font, height: proposal.height))))
  }

  private static func lineLimit(_ font: SystemFont, height: Double?) -> Int {
    guard let height, font.leading > 0 else { return .max }
    let further = (height - font.lineHeight) / font.leading
    guard further >= 1 else { return 1 }
    return further < 1e6 ? Int(further) + 1 : .max
  }
}
