internal import Foundation

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  /// The system's reason, a fragment.
  var reason: String

  init(reason: String) { self.reason = reason }

  init(_ error: any Error) {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    if let code = (underlying as? POSIXError)?.code {
      reason = Self.reason(of: code)
    } else if let code = (error as? CocoaError)?.code {
      reason = Self.reason(of: code)
    } else {
      reason = "the system gives no reason"
    }
  }

  private static func reason(of code: POSIXErrorCode) -> String {
    switch code {
    case .EACCES, .EPERM: "permission denied"
    case .ENOENT: "there is no such file"
    case .EISDIR: "it is a folder"
    case .ENOTDIR, .EEXIST: "a part of its path is no folder"
    case .ENOSPC: "the disk is full"
    case .EROFS: "the disk is read-only"
    case .ELOOP: "its links lead in a circle"
    default: "the system reports \(code)"
    }
  }

  private static func reason(of code: CocoaError.Code) -> String {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    // What the system says of a folder that is read as a file.
    case .fileReadUnknown: "it is a folder, or its disk fails"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    default: "the system reports error \(code.rawValue)"
    }
  }
}

/// What tells, without reading it, whether a file has changed.
struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  var byteCount: Int
  /// The last change of the content, in seconds since 2001.
  var modified: Double
  /// The file's number in its file system: a file that is renamed into the place has another one.
  var number: Int
}

/// What the program does with files; links are followed unless said otherwise.
struct FileSystem: Sendable {
  /// Where it is noted which files are read; `nil` if nobody asks.
  var journal: ReadJournal?

  /// What a path leads to.
  enum Kind: Hashable {
    case file(byteCount: Int)
    case folder
    case link
    /// A device, pipe or socket.
    case special
  }

  /// Contents that stand for those on the disk, by the resolved path of their file.
  private var contents: [FilePath: [UInt8]] = [:]

  /// Has ``read(_:limit:)`` give `bytes` for the file at `path`, which stays as it is.
  mutating func replace(_ path: FilePath, with bytes: [UInt8]) {
    contents[resolved(path)] = bytes
  }

  /// What is at `path` itself, `nil` if nothing is; a link is not followed.
  func kind(at path: FilePath) -> Kind? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path.string) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: return .file(byteCount: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    case .typeDirectory: return .folder
    case .typeSymbolicLink: return .link
    default: return .special
    }
  }

  /// The stamp of the file at `path`, `nil` if there is none.
  func stamp(at path: FilePath) -> FileStamp? {
    guard
      var attributes = try? FileManager.default.attributesOfItem(atPath: path.string)
    else { return nil }
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
      let target = resolved(path).string
      guard let own = try? FileManager.default.attributesOfItem(atPath: target) else { return nil }
      attributes = own
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    return FileStamp(
      byteCount: (attributes[.size] as? NSNumber)?.intValue ?? 0,
      modified: (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0,
      number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
  }

  /// The path with all links resolved; of what is missing, as far as it exists.
  func resolved(_ path: FilePath) -> FilePath {
    FilePath(URL(fileURLWithPath: path.string).resolvingSymlinksInPath().path)
  }

  /// The names in a folder, ordered by bytes.
  func names(in folder: FilePath) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.string)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileError(error)
    }
  }

  /// The first bytes of a file, at most `limit`.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    if !contents.isEmpty, let bytes = contents[resolved(path)] { return Array(bytes.prefix(limit)) }
    // Before the reading, so that what changes meanwhile is noticed.
    journal?.note(path, stamp(at: path))
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path.string))
      defer { try? handle.close() }
      return Array(try handle.read(upToCount: limit) ?? Data())
    } catch {
      throw FileError(error)
    }
  }

  /// Makes a folder and those that it lies in, unless they are there.
  func createFolder(_ path: FilePath) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path.string), withIntermediateDirectories: true)
    } catch {
      throw FileError(error)
    }
  }

  /// Puts `text` at `path`: beside it first, then renamed, so that no reader sees a half.
  ///
  /// A device or pipe is written as it is; a file that holds `text` already is left alone.
  func write(_ text: String, to path: FilePath) throws(FileError) {
    do {
      let content = Data(text.utf8)
      let url = URL(fileURLWithPath: path.string)
      if kind(at: resolved(path)) == .special {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try handle.write(contentsOf: content)
      } else if !holds(content, at: path) {
        try content.write(to: url, options: .atomic)
      }
    } catch {
      throw FileError(error)
    }
  }

  /// Puts `text` at `path` like ``write(_:to:)``, but does not wait for the disk.
  ///
  /// For many small files, of which each takes the disk some milliseconds. An older file goes
  /// before the new one comes.
  func writeQuickly(_ text: String, to path: FilePath) throws(FileError) {
    let content = Data(text.utf8)
    if holds(content, at: path) { return }
    let temporary = path.parent.appending(
      ".\(path.name).\(ProcessInfo.processInfo.processIdentifier)")
    do {
      guard FileManager.default.createFile(atPath: temporary.string, contents: nil) else {
        throw FileError(reason: "the folder cannot be written")
      }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary.string))
      try handle.write(contentsOf: content)
      try handle.close()
      if kind(at: path) != nil { try remove(path) }
      try FileManager.default.moveItem(atPath: temporary.string, toPath: path.string)
    } catch {
      try? remove(temporary)
      throw error as? FileError ?? FileError(error)
    }
  }

  /// Whether the file at `path` holds `text` already.
  func holds(_ text: String, at path: FilePath) -> Bool { holds(Data(text.utf8), at: path) }

  private func holds(_ content: Data, at path: FilePath) -> Bool {
    guard kind(at: path) == .file(byteCount: content.count) else { return false }
    return (try? read(path, limit: content.count)) == Array(content)
  }

  /// Removes a file, or a folder that is empty.
  func remove(_ path: FilePath) throws(FileError) {
    do {
      try FileManager.default.removeItem(atPath: path.string)
    } catch {
      throw FileError(error)
    }
  }
}
