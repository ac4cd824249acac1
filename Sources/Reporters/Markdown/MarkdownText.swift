internal import SceneModel

/// Writes text from an input into GitHub Flavored Markdown so that it reads as it is.
enum MarkdownText {
  /// `text` as plain text on one line.
  static func plain(_ text: String, limit: Int = 400) -> String {
    let line = VisibleText.collapsed(text, limit: limit)
    var output: [UInt8] = []
    output.reserveCapacity(line.utf8.count + 16)
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case _ where isMarkup(byte):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      default: output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether a backslash keeps a character from being markup
  /// (https://spec.commonmark.org/0.31.2/#backslash-escapes).
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// `text` in a code span that may stand in a table.
  ///
  /// GitHub splits a row at a pipe even inside a code span, unless a backslash precedes it, and a
  /// backslash before that one would undo it; such a pipe is written as `\u007C`.
  static func code(_ text: String, limit: Int = 400) -> String {
    let line = VisibleText.collapsed(text, limit: limit)
    let isPlain = !line.utf8.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "`") }
    if isPlain, !line.isEmpty { return "`" + line + "`" }
    var content = ""
    var previous: Character?
    for character in line {
      if character == "|" {
        content += previous == "\\" ? "\\u007C" : "\\|"
      } else {
        content.append(character)
      }
      previous = character
    }
    if content.isEmpty { content = "(empty)" }
    // A backslash before the closing fence of the last cell is harmless: code spans know no escapes.
    let fence = String(repeating: "`", count: longestRun(of: "`", in: content) + 1)
    let needsSpace = content.first == "`" || content.last == "`"
    let padding = needsSpace ? " " : ""
    return fence + padding + content + padding + fence
  }

  /// A fenced code block.
  static func block(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.collapsed(String($0), limit: 2000) }
    let content = lines.joined(separator: "\n")
    let fence = String(repeating: "`", count: max(longestRun(of: "`", in: content) + 1, 3))
    return "\(fence)text\n\(content)\n\(fence)\n"
  }

  /// `path:line`, linked to the file from a report whose way to the project root is `pathToRoot`;
  /// without one it is no link.
  static func place(_ location: SourceLocation, pathToRoot: String?) -> String {
    let text = code("\(location.path):\(location.line)")
    guard let pathToRoot, PortablePath.isPortable(location.path) else { return text }
    return
      "[\(text)](\(PortablePath.encoded(pathToRoot + location.path))#L\(max(location.line, 1)))"
  }

  /// The picture at a percent-encoded `address`, with `description` for those who do not see it.
  static func picture(_ address: String, of description: String) -> String {
    "\n![\(plain(description, limit: .max))](\(address))\n"
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |\n"
  }

  /// The header of a table; columns in `numeric` are aligned to the right.
  static func header(_ titles: [String], numeric: Set<String> = []) -> String {
    row(titles) + "| "
      + titles.map { numeric.contains($0) ? "---:" : "---" }.joined(separator: " | ")
      + " |\n"
  }

  /// A folded part of the report.
  static func details(_ summary: String, _ content: String) -> String {
    "<details>\n<summary>\(summary)</summary>\n\n\(content)\n</details>\n"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
