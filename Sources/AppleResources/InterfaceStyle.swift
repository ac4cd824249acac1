internal import Markup
public import SceneModel

/// The one appearance that an app keeps to, from `UIUserInterfaceStyle` of its `Info.plist`.
public struct InterfaceStyle: Sendable {
  /// The path of the property list.
  public let path: String
  /// Whether it is the dark one; `nil` if the app follows the user.
  public let isDark: Bool?

  /// Reads a property list in XML; one that is anything else says nothing.
  public init(_ source: Source) {
    path = source.path
    let document = try? XMLDocument.parse(
      source.bytes, path: source.path, options: XMLParsingOptions(entities: .expandInternal))
    let entries = document?.root.firstChild("dict").map { Array($0.childElements) } ?? []
    let value = zip(entries, entries.dropFirst()).first { key, _ in
      key.localName == "key" && key.textContent == "UIUserInterfaceStyle"
    }?.1.textContent
    isDark = value == "Dark" ? true : value == "Light" ? false : nil
  }

  /// The appearances that the document at `path` can have, by the property list nearest to it.
  ///
  /// All of them if none is there, or if several are equally near that disagree.
  public static func appearances(of path: String, among styles: [InterfaceStyle]) -> [Appearance] {
    let depths = styles.map { (style: $0, depth: $0.path.commonDepth(with: path)) }
    let depth = depths.map(\.depth).max()
    let values = Set(depths.filter { $0.depth == depth }.map(\.style.isDark))
    guard values.count == 1, let only = values.first, let isDark = only else {
      return Appearance.standard
    }
    return Appearance.standard.filter { $0.isDark == isDark }
  }
}

extension String {
  /// How many folders two paths share from the start, and the file's name if it is the same one.
  public func commonDepth(with other: String) -> Int {
    var depth = 0
    var isInName = false
    var (first, second) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let (byte, otherByte) = (first.next(), second.next())
      let slash = UInt8(ascii: "/")
      if byte ?? slash == slash, otherByte ?? slash == slash {
        if isInName { depth += 1 }
        isInName = false
        if byte == nil || otherByte == nil { return depth }
      } else if byte == otherByte {
        isInName = true
      } else {
        return depth
      }
    }
  }
}
