import SceneModel

/// What a caller's patterns say about one element by its names; a later pattern wins.
struct NameRulings {
  private(set) var role: Role?
  private(set) var state: ControlState?
  private(set) var isExcluded = false
  /// The name without what a pattern for a state fixes: equal in all states of a control.
  private(set) var key: String?

  /// The rulings of `patterns` on an element that is called by any of `names`.
  init(_ patterns: [NamePattern], names: [String]) {
    for pattern in patterns {
      guard let text = names.lazy.compactMap({ pattern.wildcardText(in: $0) }).first else {
        continue
      }
      switch pattern.meaning {
      case .role(let role):
        self.role = role
        isExcluded = false
      case .state(let state):
        self.state = (self.state ?? .normal).union(state)
        if !text.isEmpty { key = text }
      case .noControl:
        role = nil
        isExcluded = true
      }
    }
  }
}
