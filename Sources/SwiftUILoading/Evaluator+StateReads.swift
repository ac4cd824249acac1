import SceneModel

extension Evaluator {
  /// Whether code of a style that is not evaluated may depend on a flag: it names what says the flag, or
  /// hands on its configuration.
  func mayRead(_ flag: ControlState, _ style: TypeID) -> Bool {
    let name = flag == .pressed ? "isPressed" : "isEnabled"
    return symbols.entry(style).parts.contains { part in
      let bytes = symbols.files[part.file].bytes
      let range = symbols.declaration(part).range
      return ByteCursor.mentions(name, in: bytes, range)
        || Self.handsOnConfiguration(in: bytes, range)
    }
  }

  /// Whether a configuration is an argument, or has a member that is not the platform's.
  private static func handsOnConfiguration(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var cursor = ByteCursor(bytes, from: range.lowerBound, to: range.upperBound)
    while !cursor.isAtEnd {
      cursor.skipTrivia()
      guard ByteCursor.isNameStart(cursor.current) else {
        cursor.position += 1
        continue
      }
      guard cursor.name() == "configuration" else { continue }
      cursor.skipTrivia()
      switch cursor.current {
      case 0x2E:
        cursor.position += 1
        if !configurationMembers.contains(cursor.name()) { return true }
      case 0x2C, 0x29: return true
      default: continue
      }
    }
    return false
  }
}
