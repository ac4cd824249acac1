internal import CSS
internal import ColorMath

/// The colours that `--canvas` takes.
enum CanvasColor {
  /// The colour of any CSS notation, `nil` unless it is opaque: nothing lies under a window.
  static func color(_ text: String) -> Color? {
    guard case .color(let color) = ColorValue.parse(text), color.alpha == 1 else { return nil }
    return color
  }
}
