import SceneModel

/// Finds tokens that lead back to themselves, also where nothing uses them.
struct AliasCycles {
  private let theme: Theme
  private(set) var problems: [StyleProblem] = []

  init(_ theme: Theme) {
    self.theme = theme
    // Names alone tell who may be in a cycle; whether one closes depends on the appearance.
    let colors = Self.suspects(theme.colors.merging(theme.gradients) { first, _ in first })
    let dimensions = Self.suspects(theme.dimensions)
    if colors.isEmpty && dimensions.isEmpty { return }
    for (_, appearance) in theme.appearances.sorted(by: { $0.key < $1.key }) {
      var evaluator = Evaluator(theme, .normal, appearance)
      for (name, token) in colors {
        note { () throws(StyleProblem) in
          _ = try evaluator.namedPaint(name, at: token.location)
        }
      }
      for (name, token) in dimensions {
        note { () throws(StyleProblem) in
          _ = try evaluator.dimension(name, at: token.location)
        }
      }
    }
  }

  /// Keeps a cycle; a value that is missing in some appearance matters only where it is used.
  private mutating func note(_ evaluate: () throws(StyleProblem) -> Void) {
    do {
      try evaluate()
    } catch {
      if error.kind == .aliasCycle && problems.isEmpty { problems.append(error) }
    }
  }

  /// The tokens from which following names, whatever the appearance, comes back to a token on the
  /// way; in order of their names.
  private static func suspects(_ tokens: [String: StyleElement]) -> [(String, StyleElement)] {
    /// Tokens that nothing in a cycle can be reached from.
    var finished: Set<String> = []
    var suspects: [(String, StyleElement)] = []
    for (name, token) in tokens.sorted(by: { $0.key < $1.key }) where !finished.contains(name) {
      var isSuspect = false
      var path: [(name: String, rest: [String])] = [(name, names(in: token))]
      var open: Set<String> = [name]
      while let next = path[path.count - 1].rest.popLast() {
        if open.contains(next) {
          isSuspect = true
        } else if let target = tokens[next], !finished.contains(next) {
          path.append((next, names(in: target)))
          open.insert(next)
        }
        while path.count > 1, path[path.count - 1].rest.isEmpty, let done = path.popLast() {
          finished.insert(done.name)
          open.remove(done.name)
        }
      }
      finished.insert(name)
      if isSuspect { suspects.append((name, token)) }
    }
    return suspects
  }

  /// The names that a token's values refer to.
  private static func names(in token: StyleElement) -> [String] {
    let values = token.attributes.map(\.value) + token.variants.map(\.value)
    return values.compactMap { value -> String? in
      switch value.expression {
      case .color(let term), .argument(let term?, _):
        if case .name(let name) = term.base { return name }
      case .number(.name(let name)), .argument(_, .name(let name)?): return name
      case .number, .text, .flag, .path, .viewBox, .words, .argument: break
      }
      return nil
    } + token.children.flatMap { names(in: $0) }
  }
}
