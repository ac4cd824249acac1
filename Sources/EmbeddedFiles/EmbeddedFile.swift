internal import CEmbeddedFiles

/// The files of `Rules/` and `Platforms/`, which are compiled into the program.
public enum EmbeddedFile {
  /// The names of the files in `folder`, such as `wcag22-aa.xml` in `Rules`, in a fixed order.
  public static func names(in folder: String) -> [String] {
    var names: [String] = []
    var index = 0
    while let name = unsafe embedded_file_name(index) {
      let path = unsafe String(cString: name)
      if path.hasPrefix(folder + "/") { names.append(String(path.dropFirst(folder.count + 1))) }
      index += 1
    }
    return names
  }

  /// The content of the file at `path`, such as `Rules/apple.xml`; `nil` if there is none.
  public static func bytes(at path: String) -> [UInt8]? {
    var count = 0
    // The table is constant data of the program, so the bytes outlive the copy made here.
    guard let bytes = unsafe embedded_file(path, &count) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
