internal import CRuleSets

/// The files of `Rules/`, which are compiled into the program.
public enum EmbeddedFile {
  /// The names of all files, such as `wcag22-aa.xml`, the default rule set first.
  public static var names: [String] {
    var names: [String] = []
    while let name = unsafe rule_set_file_name(names.count) {
      unsafe names.append(String(cString: name))
    }
    return names
  }

  /// The content of the file called `name`, `nil` if there is none.
  public static func bytes(named name: String) -> [UInt8]? {
    var count = 0
    // The table is constant data of the program, so the bytes outlive the copy made here.
    guard let bytes = unsafe rule_set_file(name, &count) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
