/// A caller's word on what layers or files of some name are, for sources that go by names.
public struct NamePattern: Hashable, Sendable {
  /// What a name means.
  public enum Meaning: Hashable, Sendable {
    /// It is a control of this role.
    case role(Role)
    /// It shows its control in this state; the normal state is the empty set.
    case state(ControlState)
    /// It is no control, whatever its words say.
    case noControl
  }

  /// The name, with `*` for any characters and `?` for one; case does not matter.
  public var pattern: String
  /// What such a name means.
  public var meaning: Meaning

  /// A pattern from its parts.
  public init(pattern: String, meaning: Meaning) {
    self.pattern = pattern
    self.meaning = meaning
  }

  /// What the wildcards stand for in `name`, joined; `nil` if the name is another.
  ///
  /// It is what tells one control from others once a word for its state is taken out. At most as
  /// many steps as the product of the lengths.
  public func wildcardText(in name: String) -> String? {
    let name = Array(name)
    let lowered = name.map { $0.lowercased() }
    let pattern = self.pattern.map { $0.lowercased() }
    var stood: [Bool] = Array(repeating: false, count: name.count)
    var (place, step) = (0, 0)
    /// Where to go on if the characters after the last star do not fit.
    var retry: (step: Int, place: Int)?
    while place < name.count {
      if step < pattern.count && pattern[step] == "*" {
        retry = (step + 1, place)
        step += 1
      } else if step < pattern.count && (pattern[step] == "?" || pattern[step] == lowered[place]) {
        stood[place] = pattern[step] == "?"
        step += 1
        place += 1
      } else if let last = retry {
        for index in last.place..<place { stood[index] = false }
        stood[last.place] = true
        retry = (last.step, last.place + 1)
        (place, step) = (last.place + 1, last.step)
      } else {
        return nil
      }
    }
    guard pattern[step...].allSatisfy({ $0 == "*" }) else { return nil }
    return String(name.indices.filter { stood[$0] }.map { name[$0] })
  }
}
