/// What was looked up for a view, which asks for the same in each of its states.
///
/// Not shared between tasks: the memory is its context's own.
final class ContextMemory {
  /// What an attribute's colour is.
  private enum Known {
    case always(Traced<ColorOutcome>?)
    /// A list of colours by state was asked.
    case byState([ViewState: Traced<ColorOutcome>?])
  }

  private var colors: [String: Known] = [:]
  private var points: [String: Double?] = [:]
  private var inherited: [String: Bool] = [:]
  private var background: BackgroundMetrics?

  /// The colour of `attribute` in `state`, which `find` looks up by `resolver`.
  func color(
    _ attribute: String, in state: ViewState, _ resolver: ResourceResolver,
    _ find: () -> Traced<ColorOutcome>?
  ) -> Traced<ColorOutcome>? {
    var others: [ViewState: Traced<ColorOutcome>?] = [:]
    switch colors[attribute] {
    case .always(let color): return color
    case .byState(let known):
      if let color = known[state] { return color }
      others = known
    case nil: break
    }
    let asked = resolver.stateQuestions
    let color = find()
    if asked == resolver.stateQuestions {
      colors[attribute] = .always(color)
    } else {
      others[state] = .some(color)
      colors[attribute] = .byState(others)
    }
    return color
  }

  /// The length of `attribute`, which `find` looks up.
  func points(_ attribute: String, _ find: () -> Double?) -> Double? {
    if let known = points[attribute] { return known }
    let length = find()
    points[attribute] = .some(length)
    return length
  }

  /// What the background adds to the size, which `find` looks up.
  func background(_ find: () -> BackgroundMetrics) -> BackgroundMetrics {
    if let known = background { return known }
    let found = find()
    background = found
    return found
  }

  /// Whether an ancestor's name starts with `prefix`, which `find` looks up.
  func inherits(_ prefix: String, _ find: () -> Bool) -> Bool {
    if let known = inherited[prefix] { return known }
    let result = find()
    inherited[prefix] = result
    return result
  }
}
