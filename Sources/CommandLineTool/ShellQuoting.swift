/// Arguments as a POSIX shell reads them (POSIX.1-2024, Shell Command Language, 2.2.2).
enum ShellQuoting {
  /// `argument` in single quotes, unless it holds nothing that a shell treats specially.
  static func quoted(_ argument: String) -> String {
    let isPlain = !argument.isEmpty && argument.utf8.allSatisfy(isOrdinary)
    if isPlain { return argument }
    let pieces = argument.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: "'\\''") + "'"
  }

  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./=:,@%+".utf8.contains(byte)
    }
  }
}
