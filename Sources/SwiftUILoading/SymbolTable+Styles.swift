extension SymbolTable {
  /// The kind of style that a type is by the protocols it names: the platform's, or those of the
  /// project that inherit from them or stand for them.
  func styleKind(of type: TypeID, depth: Int = 0) -> StyleConfiguration.Kind? {
    for name in parents(of: type) {
      switch name.split(separator: ".").last ?? "" {
      case "ButtonStyle": return .button
      case "PrimitiveButtonStyle": return .primitiveButton
      case "ToggleStyle": return .toggle
      default: break
      }
      guard depth < Self.maximumInheritance, let parent = self.type(name, in: nil, file: 0),
        entry(parent).primary != nil
      else { continue }
      if let kind = styleKind(of: parent, depth: depth + 1) { return kind }
    }
    return nil
  }

  /// What a type inherits from, or the protocols that an alias stands for.
  private func parents(of type: TypeID) -> [String] {
    guard kind(of: type) == .alias, let id = entry(type).primary,
      case .alias(_, let target) = member(id)
    else { return entry(type).inherited }
    return target.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
  }

  /// Protocols that inherit from each other which are followed.
  private static let maximumInheritance = 8
}
