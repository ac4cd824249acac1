internal import ColorMath
internal import Geometry
internal import SceneModel

extension WidgetContext {
  /// Whether the view is a card that shows touches by itself.
  var isMaterialCard: Bool { isClass("MaterialCardView") }

  /// Whether the view is of a class whose name ends in `name`.
  func isClass(_ name: String) -> Bool {
    levels.first.map { $0.name.type == .layout && $0.name.name.hasSuffix(name) } ?? false
  }

  /// What a view of any class lays under its content: its background, or what a card or a bar of a shape
  /// of its own has instead, which does not show how far it reaches.
  func surfaceLayers(in state: ViewState, _ rect: Rect, at home: SourceLocation) -> [Layer] {
    let attribute =
      isClass("CardView") ? "cardBackgroundColor" : isClass("BottomAppBar") ? "backgroundTint" : nil
    if let cause = attribute.flatMap({ gap(before: $0) }) {
      return [unknownBackground(cause, rect, at: home).asDecoration]
    }
    let own =
      isClass("CardView")
      ? use("cardBackgroundColor") ?? standardCardColor(at: home)
      : isClass("BottomAppBar") ? use("backgroundTint") : nil
    guard let own else { return backgroundLayers(in: state, rect, at: home) }
    return DrawablePainter(resolver, under: theme, in: state, at: home)
      .layers(of: own, in: rect).map(\.asDecoration)
  }

  /// The colour of a library's card that sets none: white on a light window and dark grey on a dark one.
  ///
  /// Its constructor paints over `android:background`. Source: `CardView` of AndroidX with
  /// `cardview_light_background` and `cardview_dark_background`; a window is light if its value, as of
  /// HSV, is above a half. `nil` for a class of the application, of which only code says it.
  private func standardCardColor(at home: SourceLocation) -> Definition? {
    guard let name = levels.first?.name.name, LayoutNode.isOfLibrary(name) else { return nil }
    let window = Definition(
      name: "cardBackgroundColor", value: "?android:attr/colorBackground", location: home)
    guard let color = resolver.color(window, under: theme, in: .normal).color else {
      return window
    }
    let isLight = max(color.red, color.green, color.blue) > 0.5
    return Definition(
      name: window.name, value: isLight ? "#FFFFFF" : "#424242", location: home)
  }
}
