/// An absolute path without `.`, `..` and doubled slashes; links are not resolved.
struct FilePath: Hashable, Sendable {
  /// The names from the file system's root down.
  private(set) var components: [String]

  /// `path` as seen from the folder `base`.
  init(_ path: String, in base: FilePath? = nil) {
    components = path.hasPrefix("/") ? [] : base?.components ?? []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." {
        _ = components.popLast()
      } else {
        components.append(String(name))
      }
    }
  }

  private init(components: [String]) { self.components = components }

  /// The path in writing.
  var string: String { "/" + components.joined(separator: "/") }

  /// The last name; empty for the file system's root.
  var name: String { components.last ?? "" }

  /// The folder that holds it; the root holds itself.
  var parent: FilePath { FilePath(components: Array(components.dropLast())) }

  /// The path of `name` in this folder.
  func appending(_ name: String) -> FilePath { FilePath(name, in: self) }

  /// Whether it is `folder` or lies in it.
  func isInside(_ folder: FilePath) -> Bool { components.starts(with: folder.components) }

  /// The way from `folder` to it with `/`, with `..` where it lies elsewhere; empty for itself.
  func relative(to folder: FilePath) -> String {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.components.count - shared)
    return (up + components.dropFirst(shared)).joined(separator: "/")
  }

  /// The deepest folder that holds both.
  func commonAncestor(with other: FilePath) -> FilePath {
    FilePath(components: zip(components, other.components).prefix { $0 == $1 }.map(\.0))
  }
}
