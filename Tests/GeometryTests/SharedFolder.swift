import Foundation

/// The folder of shared test vectors, which is not part of the checkout.
enum SharedFolder {
  /// The file at a path in the folder, `nil` if it is not there.
  static func file(_ path: String) -> URL? {
    let folder: URL
    if let named = ProcessInfo.processInfo.environment["A11YAUDIT_SHARED"] {
      folder = URL(filePath: named)
    } else {
      // <checkout>/Tests/GeometryTests/SharedFolder.swift
      let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      folder = checkout.deletingLastPathComponent().appending(path: "shared")
    }
    let file = folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path()) ? file : nil
  }
}
