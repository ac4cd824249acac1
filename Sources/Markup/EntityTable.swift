/// The general entities that a document declares, and what replacing them would cost.
struct EntityTable {
  /// A declared entity.
  struct Entity {
    var isExternal: Bool
    var byteCount: Int
    /// The names of the entities that its text refers to.
    var references: [String]
  }

  /// What replacing an entity costs.
  struct Cost {
    var byteCount: Int
    var depth: Int
  }

  private var entities: [String: Entity] = [:]
  private var costs: [String: Cost] = [:]

  subscript(name: String) -> Entity? { entities[name] }

  var count: Int { entities.count }

  /// Adds an entity; the first declaration of a name binds (XML 1.0, section 4.2).
  mutating func declare(_ name: String, isExternal: Bool, text: some Collection<UInt8>) {
    guard entities[name] == nil else { return }
    entities[name] = Entity(
      isExternal: isExternal, byteCount: text.count, references: Self.references(in: text))
  }

  /// The cost of `name`, `nil` if entities refer to each other more than `limit` deep or in a
  /// circle.
  mutating func cost(of name: String, depthLimit limit: Int) -> Cost? {
    if let known = costs[name] { return known.depth <= limit ? known : nil }
    guard limit > 0 else { return nil }
    guard let entity = entities[name] else { return Cost(byteCount: 0, depth: 1) }
    var total = Cost(byteCount: entity.byteCount, depth: 1)
    for reference in entity.references {
      guard let inner = cost(of: reference, depthLimit: limit - 1) else { return nil }
      let (sum, overflow) = total.byteCount.addingReportingOverflow(inner.byteCount)
      total.byteCount = overflow ? .max : sum
      total.depth = max(total.depth, inner.depth + 1)
    }
    costs[name] = total
    return total
  }

  private static func references(in text: some Collection<UInt8>) -> [String] {
    var references: [String] = []
    for part in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      guard let end = part.firstIndex(of: UInt8(ascii: ";")) else { continue }
      guard part.first != UInt8(ascii: "#") else { continue }
      references.append(String(decoding: part[..<end], as: UTF8.self))
    }
    return references
  }
}
