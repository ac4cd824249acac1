internal import ColorMath
internal import SceneModel

/// What Material Components make of the colour of a snackbar's action (`SnackbarContentLayout`): they
/// lay it over `colorSurface`, as opaque as `actionTextColorAlpha` says.
struct SnackbarAction {
  private let surface: Color
  private let alpha: Double

  /// `nil` if the snackbar of `style` leaves the colour as it is.
  init?(_ style: ResolvedStyle, under theme: ThemeStack, _ resolver: ResourceResolver) {
    guard let alpha = style.items["actionTextColorAlpha"],
      let value = resolver.number(alpha, under: theme), value != 1,
      let item = theme.item("colorSurface"),
      let surface = resolver.color(item, under: theme, in: .normal).color
    else { return nil }
    self.surface = surface
    self.alpha = min(max(value, 0), 1)
  }

  /// The colour that the text gets.
  func color(_ text: Traced<ColorOutcome>) -> Traced<ColorOutcome> {
    guard case .color(let color) = text.value else { return text }
    var text = text
    text.value = .color(color.multiplyingAlpha(by: alpha).composited(over: surface))
    return text
  }
}
