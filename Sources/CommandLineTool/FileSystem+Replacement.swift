internal import Foundation

extension FileSystem {
  /// Whether the file may be written, by its own permissions and by those of the user.
  func isWritable(_ path: FilePath) -> Bool {
    guard let permissions = permissions(of: path) else { return false }
    // A superuser may write everything, but the file says that nobody should.
    return permissions & 0o222 != 0 && FileManager.default.isWritableFile(atPath: path.string)
      && FileManager.default.isWritableFile(atPath: path.parent.string)
  }

  /// Gives the file at `path`, which is no link, other bytes in one step, and the same permissions:
  /// on the disk beside it first, then renamed, so that there is never a half.
  func replace(_ path: FilePath, by bytes: [UInt8]) throws(FileError) {
    do {
      let permissions = permissions(of: path)
      try Data(bytes).write(to: URL(fileURLWithPath: path.string), options: .atomic)
      guard let permissions, self.permissions(of: path) != permissions else { return }
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: path.string)
    } catch {
      throw FileError(error)
    }
  }

  private func permissions(of path: FilePath) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path.string)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
