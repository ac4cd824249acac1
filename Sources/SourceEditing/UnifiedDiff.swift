/// The difference of two texts with the same lines but for a few, as `git apply` and `patch -p1` read
/// it.
///
/// Format: https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
public enum UnifiedDiff {
  /// Lines around a change that are shown unchanged.
  private static let context = 3

  /// The patch of the file at `path`, which is relative with `/`.
  ///
  /// `nil` if one of the texts is not UTF-8 or if they have not the same number of lines; empty if
  /// they are equal.
  public static func text(path: String, from before: [UInt8], to after: [UInt8]) -> String? {
    guard let old = lines(before), let new = lines(after), old.count == new.count else {
      return nil
    }
    let changed = old.indices.filter { old[$0] != new[$0] }
    if changed.isEmpty { return "" }
    var text = "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n"
    var rest = changed[...]
    while let first = rest.first {
      // Changes whose surroundings meet are one hunk.
      var end = rest.startIndex + 1
      while end < rest.endIndex, rest[end] - rest[end - 1] <= 2 * context { end += 1 }
      let start = max(first - context, 0)
      let stop = min(rest[end - 1] + context + 1, old.count)
      text += "@@ -\(start + 1),\(stop - start) +\(start + 1),\(stop - start) @@\n"
      text += hunk(old, new, start..<stop)
      rest = rest[end...]
    }
    return text
  }

  private static func hunk(_ old: [String], _ new: [String], _ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      guard old[index] != new[index] else {
        text += line(" ", old[index])
        index += 1
        continue
      }
      let end = (index..<range.upperBound).first { old[$0] == new[$0] } ?? range.upperBound
      for removed in index..<end { text += line("-", old[removed]) }
      for added in index..<end { text += line("+", new[added]) }
      index = end
    }
    return text
  }

  private static func line(_ mark: String, _ line: String) -> String {
    line.utf8.last == UInt8(ascii: "\n")
      ? mark + line : mark + line + "\n\\ No newline at end of file\n"
  }

  /// The lines with their line feeds; a carriage return is a part of its line.
  private static func lines(_ bytes: [UInt8]) -> [String]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var lines: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { $0 + 1 } ?? bytes.endIndex
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }

  /// A file's name; in quotes, with escapes, where it holds what would end it.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    // A tab ends a name with spaces.
    guard needsQuotes else { return path.utf8.contains(0x20) ? path + "\t" : path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
