/// A pattern for paths relative to some folder: `*` stands for any characters of a name, `?` for
/// one, `**` for any number of folders; a folder stands for all that it holds.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let text: String
  private let components: [[Character]]

  /// A pattern of `text`, with `/` between names.
  public init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether the pattern is that of `path` or of a folder that holds it; letter case counts.
  ///
  /// At most as many steps as the product of the lengths.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // What follows a match is the content of a folder, as if the pattern ended in `**`.
    let pattern = components.last == Self.anyFolders ? components : components + [Self.anyFolders]
    return Self.matches(
      names, pattern, isStar: { $0 == Self.anyFolders },
      fits: { name, part in
        Self.matches(name, part, isStar: { $0 == "*" }, fits: { $0 == $1 || $1 == "?" })
      })
  }

  /// The names before the first wildcard: the folder below which everything lies that it matches,
  /// or the path itself if there is no wildcard.
  public var fixedPath: String {
    components.prefix { !$0.contains("*") && !$0.contains("?") }.map { String($0) }
      .joined(separator: "/")
  }

  private static let anyFolders: [Character] = ["*", "*"]

  /// Whether `items` fit `pattern`, in which some elements stand for any number of items.
  private static func matches<Item, Element>(
    _ items: [Item], _ pattern: [Element], isStar: (Element) -> Bool,
    fits: (Item, Element) -> Bool
  ) -> Bool {
    var (place, step) = (0, 0)
    /// Where to go on if the items after the last star do not fit.
    var retry: (step: Int, place: Int)?
    while place < items.count {
      if step < pattern.count, isStar(pattern[step]) {
        step += 1
        retry = (step, place)
      } else if step < pattern.count, fits(items[place], pattern[step]) {
        step += 1
        place += 1
      } else if let last = retry {
        retry = (last.step, last.place + 1)
        (place, step) = (last.place + 1, last.step)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy(isStar)
  }
}
