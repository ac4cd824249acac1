import SceneModel

/// Finds the states that a control distinguishes.
struct StateSpace {
  private let theme: Theme
  /// Flags by the name of a style or token, once they are known; a cycle counts as none.
  private var styleFlags: [String: ControlState] = [:]
  private var tokenFlags: [String: ControlState] = [:]

  /// The most states of one control that are evaluated.
  static let maximumStates = 48

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// The states made of the flags in conditions that the control reaches, `normal` first.
  ///
  /// Pressed excludes disabled, which takes no press. States with few flags come first;
  /// `isComplete` is `false` if there are more than ``maximumStates``.
  mutating func states(of control: StyleElement) -> (states: [ControlState], isComplete: Bool) {
    let reached = flags(in: control)
    let all = (0...ControlState.all.rawValue).map(ControlState.init(rawValue:))
      .filter { reached.isSuperset(of: $0) && !$0.isSuperset(of: [.pressed, .disabled]) }
      .sorted()
    return (Array(all.prefix(Self.maximumStates)), all.count <= Self.maximumStates)
  }

  private mutating func flags(in element: StyleElement) -> ControlState {
    var flags = element.condition?.flags ?? []
    for value in element.attributes.map(\.value) + element.variants.map(\.value) {
      switch value.expression {
      case .color(let color):
        if case .name(let name) = color.base { flags.formUnion(token(name)) }
      case .number(.name(let name)): flags.formUnion(token(name))
      case .argument(let color, _):
        if case .name(let name)? = color?.base { flags.formUnion(token(name)) }
      case .number, .text, .flag, .path, .viewBox, .words: break
      }
    }
    if let name = element.word(.style), element.name != .modifier(.font) {
      flags.formUnion(style(name))
    }
    if let name = element.word(.basedOn) { flags.formUnion(style(name)) }
    for child in element.children { flags.formUnion(self.flags(in: child)) }
    return flags
  }

  private mutating func style(_ name: String) -> ControlState {
    if let known = styleFlags[name] { return known }
    styleFlags[name] = []
    guard let style = theme.styles[name] else { return [] }
    let found = flags(in: style)
    styleFlags[name] = found
    return found
  }

  private mutating func token(_ name: String) -> ControlState {
    if let known = tokenFlags[name] { return known }
    tokenFlags[name] = []
    var found: ControlState = []
    for table in [theme.colors, theme.dimensions, theme.gradients] {
      if let token = table[name] { found.formUnion(flags(in: token)) }
    }
    tokenFlags[name] = found
    return found
  }
}

extension ControlState {
  /// Every flag.
  static let all = flags.reduce(into: ControlState()) { $0.insert($1.flag) }
}
