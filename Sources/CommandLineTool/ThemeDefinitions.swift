internal import SceneModel

/// The values of `--define`: what the page around a drawing gives it.
struct ThemeDefinitions {
  /// What provenances call the place of a definition; its line is the number of the option.
  static let path = "--define"

  /// The definitions as a style sheet with one on each line, `nil` if there are none.
  let sheet: ThemeSheet?

  init(_ arguments: BoundArguments) throws(UsageError) {
    let pairs = try arguments.pairs("define", value: "VALUE")
    var text = ""
    for (name, value) in pairs {
      let parts = name.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts.dropFirst().allSatisfy(Self.isWord), Self.isValue(value),
        let words = parts.first?.split(separator: ".", omittingEmptySubsequences: false),
        words.allSatisfy(Self.isWord)
      else {
        throw UsageError(
          .invalidValue(
            option: "define", value: "\(name)=\(value)",
            expected: "a name and a value of CSS such as brand=#0040dd or brand@dark=#80b0ff"))
      }
      let property = Self.property(words.joined(separator: "."))
      // More specific than what style sheets usually write, so that the command line wins.
      let condition = parts.count == 2 ? "[class~='\(parts[1])']" : ""
      text += String(repeating: ":root", count: 4) + condition + "{\(property):\(value)}\n"
    }
    sheet = pairs.isEmpty ? nil : ThemeSheet(path: Self.path, bytes: Array(text.utf8))
  }

  /// The property that a name stands for; a name that is none of CSS's is a variable's, in which a
  /// dot becomes a hyphen.
  static func property(_ name: String) -> String {
    switch name {
    case "currentColor": "color"
    case "context-fill": "fill"
    case "context-stroke": "stroke"
    default: (name.hasPrefix("--") ? name : "--" + name).replacing(".", with: "-")
    }
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
          true
        default: false
        }
      }
  }

  /// Whether a text ends neither the declaration nor its line.
  private static func isValue(_ text: String) -> Bool {
    !text.utf8.contains { "{};\"'\\\n".utf8.contains($0) }
  }
}
