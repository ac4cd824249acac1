import SceneModel

/// Something that a body depends on and that is not fixed by its code.
struct Axis: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A flag of the control's state, which is set or not.
    case flag(ControlState)
    /// A condition that cannot be decided: both branches are taken.
    case condition
    /// One of several values.
    case choice([String])
  }

  /// Name of what is read, such as `isPressed` or `viewModel.isReady`.
  var key: String
  var kind: Kind
  /// Which value counts as normal.
  var normal = 0

  /// How many values there are.
  var count: Int {
    switch kind {
    case .flag, .condition: 2
    case .choice(let names): names.count
    }
  }
}

/// What one evaluation assumes, and what it turned out to depend on.
///
/// Whoever asks for something that another contrast would change has that noted, so that the look for
/// increased contrast is only worked out where it differs.
struct EvaluationInputs: Sendable {
  private let appearance: Appearance
  /// Whether anything would be another one with the other contrast.
  private(set) var readsContrast = false
  /// Version of iOS that the app runs on.
  var version: Int
  /// The control's state.
  var state: ControlState = .normal
  /// Values of conditions and choices by the key of their axis.
  var values: [String: Int] = [:]
  /// What was read, in the order of reading.
  var read: [Axis] = []

  init(
    appearance: Appearance, version: Int, state: ControlState = .normal, values: [String: Int] = [:]
  ) {
    self.appearance = appearance
    self.version = version
    self.state = state
    self.values = values
  }

  /// Whether the appearance is dark.
  var isDark: Bool { appearance.isDark }

  /// The appearance to keep what is found under, which is no question of what it is.
  var key: Appearance { appearance }

  /// Whether contrast is increased.
  var isIncreasedContrast: Bool {
    mutating get {
      readsContrast = true
      return appearance.isIncreasedContrast
    }
  }

  /// What `look` finds in the appearance.
  mutating func found<Found: Equatable>(_ look: (Appearance) -> Found) -> Found {
    let found = look(appearance)
    if !readsContrast { readsContrast = look(appearance.withOtherContrast) != found }
    return found
  }

  /// Notes that something that was found earlier depends on contrast.
  mutating func noteContrast(_ reads: Bool) { readsContrast = readsContrast || reads }

  /// Whether contrast was asked for; from here on it is noted anew.
  mutating func takeReadsContrast() -> Bool {
    defer { readsContrast = false }
    return readsContrast
  }

  /// The value of `axis`, which is noted.
  mutating func value(of axis: Axis) -> Int {
    if !read.contains(where: { $0.key == axis.key }) { read.append(axis) }
    if case .flag(let flag) = axis.kind { return state.isSuperset(of: flag) ? 1 : 0 }
    return values[axis.key] ?? axis.normal
  }
}

extension Appearance {
  /// The standard appearance as dark as this one, with contrast increased if it is not here.
  fileprivate var withOtherContrast: Appearance {
    switch (isDark, isIncreasedContrast) {
    case (false, false): .lightIncreasedContrast
    case (false, true): .light
    case (true, false): .darkIncreasedContrast
    case (true, true): .dark
    }
  }
}

/// Which flag of a control's state a name stands for.
struct FlagName {
  var flag: ControlState
  /// Whether the name says the opposite, such as `isEnabled`.
  var isNegated = false

  /// The flag of a property's name, `nil` if it says nothing of a state.
  init?(_ name: String) {
    let word = name.split(separator: ".").last.map(String.init) ?? name
    var lower = word.lowercased()
    for prefix in ["is", "has", "show", "shows", "should"] where lower.hasPrefix(prefix) {
      let rest = lower.dropFirst(prefix.count)
      if Self.table[String(rest)] != nil { lower = String(rest) }
    }
    guard let (flag, isNegated) = Self.table[lower] else { return nil }
    self.flag = flag
    self.isNegated = isNegated
  }

  private static let table: [String: (ControlState, Bool)] = [
    "pressed": (.pressed, false), "pressing": (.pressed, false), "tapped": (.pressed, false),
    "touched": (.pressed, false), "highlighted": (.pressed, false),
    "hovered": (.hovered, false), "hovering": (.hovered, false), "hover": (.hovered, false),
    "focused": (.focused, false), "focus": (.focused, false),
    "selected": (.selected, false), "on": (.selected, false), "active": (.selected, false),
    "checked": (.selected, false), "toggled": (.selected, false), "selection": (.selected, false),
    "loading": (.loading, false), "loader": (.loading, false), "busy": (.loading, false),
    "progress": (.loading, false), "processing": (.loading, false), "indicator": (.loading, false),
    "indicatore": (.loading, false), "inprogress": (.loading, false), "spinner": (.loading, false),
    "disabled": (.disabled, false), "enabled": (.disabled, true), "disable": (.disabled, false),
    "inactive": (.disabled, false),
    "error": (.error, false), "invalid": (.error, false), "failed": (.error, false),
    "valid": (.error, true),
  ]
}
