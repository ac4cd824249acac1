internal import ColorMath

/// How much of a ripple's colour shows over a view that is touched, focused or pointed at.
///
/// `RippleDrawable` and `RippleBackground` of the framework. Material's opacities are made for it:
/// 0.1 pressed, 0.17 focused and 0.4 hovered in `values-v28` all become the 0.10, 0.10 and 0.08 of
/// its specification, as 0.2, 0.2 and 0.16 in `values-v21` do when they are halved.
enum RippleOverlay {
  /// Since this level the colour is limited instead of halved, and focus and pointer show a share.
  private static let limitingLevel = 28
  private static let limit = 128.0 / 255
  private static let focusedShare = 0.6
  private static let hoveredShare = 0.2

  /// The state by which Material Components choose the colour of a chip's or tab's ripple: only
  /// pressed, selected and pressed, or focused; they double its alpha as well (`RippleUtils`,
  /// material-components-android#1109 and #2434).
  static func convertedState(_ state: ViewState) -> ViewState {
    if state.contains(.selected) { return [.selected, .pressed] }
    return state.contains(.focused) ? .focused : .pressed
  }

  /// The ripple's `color` as it shows in `state`; `nil` in a state without a ripple.
  static func color(_ color: Color, in state: ViewState, apiLevel: Int) -> Color? {
    guard !state.isDisjoint(with: [.pressed, .focused, .hovered]) else { return nil }
    guard apiLevel >= limitingLevel else {
      return color.withAlpha(Double(Int((color.alpha * 255).rounded()) / 2) / 255)
    }
    let limited = min(color.alpha, limit)
    if state.contains(.pressed) { return color.withAlpha(limited) }
    return color.withAlpha(limited * (state.contains(.focused) ? focusedShare : hoveredShare))
  }
}
