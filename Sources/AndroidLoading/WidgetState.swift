internal import SceneModel

/// A state of a control as reports name it, and as the platform does.
struct WidgetState: Hashable {
  var control: ControlState
  var view: ViewState

  /// The states that a control is audited in; one that is not enabled is only shown disabled.
  static func all(
    of kind: WidgetKind, isCheckable: Bool, isEnabled: Bool = true, showsErrors: Bool = false
  ) -> [WidgetState] {
    if kind == .text || kind == .toolbar {
      return [
        isEnabled
          ? WidgetState(control: .normal, view: .normal)
          : WidgetState(control: .disabled, view: ViewState.normal.subtracting(.enabled))
      ]
    }
    var states = all(of: kind, isCheckable: isCheckable)
    if showsErrors { states.append(WidgetState(control: .error, view: .normal)) }
    return isEnabled ? states : states.filter { $0.control.contains(.disabled) }
  }

  private static func all(of kind: WidgetKind, isCheckable: Bool) -> [WidgetState] {
    let base: ViewState =
      isCheckable && kind.saysCheckable ? [.enabled, .windowFocused, .checkable] : .normal
    var states = [
      WidgetState(control: .normal, view: base),
      WidgetState(control: .hovered, view: base.union(.hovered)),
      WidgetState(control: .focused, view: base.union(.focused)),
      WidgetState(control: .pressed, view: base.union(.pressed)),
      WidgetState(control: .disabled, view: base.subtracting(.enabled)),
    ]
    guard let marks = selectionMarks(of: kind, isCheckable: isCheckable) else { return states }
    states.append(WidgetState(control: .selected, view: base.union(marks)))
    if isCheckable || kind.isTwoState {
      states.append(
        WidgetState(
          control: [.selected, .disabled], view: base.union(marks).subtracting(.enabled)))
    }
    return states
  }

  /// What marks a selected control; `nil` for one that nobody selects.
  private static func selectionMarks(of kind: WidgetKind, isCheckable: Bool) -> ViewState? {
    switch kind {
    case .tab: .selected
    case .navigation: [.selected, .checked]
    case .checkbox, .radio, .switch: .checked
    // `Chip` says both.
    case .chip: isCheckable ? [.selected, .checked] : [.selected, .activated]
    case .button, .iconButton, .view: isCheckable ? .checked : [.selected, .activated]
    case .floatingButton, .extendedFloatingButton: [.selected, .activated]
    case .textField, .editText, .slider, .seekBar, .rating, .text, .toolbar: nil
    }
  }
}

extension WidgetKind {
  /// Whether the class has the state `checkable` while it can be checked: `MaterialButton`, `Chip`
  /// and `MaterialCardView` have, the platform's `CompoundButton` has not.
  fileprivate var saysCheckable: Bool {
    switch self {
    case .button, .iconButton, .chip, .view: true
    case .floatingButton, .extendedFloatingButton, .textField, .editText, .tab, .navigation,
      .checkbox, .radio, .switch, .slider, .seekBar, .rating, .text, .toolbar:
      false
    }
  }
}
