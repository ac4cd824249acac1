/// Judges paths by whether every consumer of a report reads them alike.
enum PortablePath {
  /// Whether `path` is relative, normalised and free of characters that had to be made visible.
  static func isPortable(_ path: String) -> Bool {
    guard VisibleText.collapsed(path) == path, path.utf8.first != UInt8(ascii: "~"),
      !path.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") })
    else { return false }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0.elementsEqual("..".utf8) }
      && parts.first?.elementsEqual(".".utf8) == false
  }

  /// `path` as the path of a relative URL (RFC 3986, section 3.3).
  static func encoded(_ path: String) -> String {
    var output: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        let digits = String(byte, radix: 16, uppercase: true)
        output += (digits.count < 2 ? "0" + digits : digits).utf8
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
