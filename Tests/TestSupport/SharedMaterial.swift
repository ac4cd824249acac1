public import Foundation

/// Published vectors and real files that lie outside the repository, in the folder `shared` beside
/// the checkout or wherever `A11YAUDIT_SHARED` says.
public enum SharedMaterial {
  /// The folder; `nil` if it is missing.
  public static let folder: URL? = {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let candidates = [
      ProcessInfo.processInfo.environment["A11YAUDIT_SHARED"].map { URL(filePath: $0) },
      checkout.deletingLastPathComponent().appending(path: "shared"),
    ]
    return candidates.compactMap(\.self).first {
      FileManager.default.fileExists(atPath: $0.appending(path: "vectors").path())
    }
  }()

  /// Whether the material is there; tests over it are skipped otherwise.
  public static var isAvailable: Bool { folder != nil }

  /// The content of a file, by its path in the folder.
  public static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: path))
  }

  /// A decoded JSON file, by its path in the folder.
  public static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: data(path))
  }

  /// Paths in the folder of all files below `path` that end in `suffix`, sorted.
  public static func files(below path: String, suffix: String) throws -> [String] {
    guard let folder else { return [] }
    let root = folder.appending(path: path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { path + "/" + $0 }
  }
}
