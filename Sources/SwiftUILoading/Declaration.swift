/// A declaration of a Swift file, found by its bytes and not parsed yet.
struct Declaration: Sendable {
  enum Kind: UInt8, Sendable {
    case structure, classType, enumeration, actor, protocolType, extensionType
    case function, variable, initializer, enumCases, alias, preview

    /// Whether it holds members.
    var isType: Bool {
      switch self {
      case .structure, .classType, .enumeration, .actor, .protocolType, .extensionType: true
      case .function, .variable, .initializer, .enumCases, .alias, .preview: false
      }
    }
  }

  var kind: Kind
  /// The name; for an extension that of the extended type, with dots.
  var name: String
  /// Names of further variables that the same declaration declares.
  var otherNames: [String] = []
  /// Offsets from the first attribute or modifier to the end.
  var range: Range<Int>
  /// Index of the type it is a member of.
  var parent: Int?
  var isStatic = false
  /// What stands between a type's name and its brace: inheritance and conditions.
  var inheritance = ""
  /// Indices of the members.
  var members: [Int] = []
  /// Names in its code by which controls are found.
  var mentions: [ByteCursor.Mention] = []

  /// All names that it declares.
  var names: [String] { [name] + otherNames }
}
