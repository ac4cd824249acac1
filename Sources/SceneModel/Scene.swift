public import ColorMath
public import Geometry

/// What lies under everything in one appearance.
public struct Window: Hashable, Sendable {
  /// The opaque colour.
  public var color: Resolved<Color>
  /// Whether nobody states the colour, so that it is only assumed.
  public var isAssumed: Bool
  /// Why nobody states it, a fragment, where the source tells more than that.
  public var reason: String?

  /// What reports say of a window of which no colour is stated.
  public var unstated: String {
    "no window colour is stated" + (reason.map { ": \($0)" } ?? "")
  }

  /// A window whose colour the source, its platform or the configuration states.
  public static func stated(_ color: Resolved<Color>) -> Window {
    Window(color: color, isAssumed: false)
  }

  /// The window assumed for `appearance`: white if it is light, black if it is dark.
  public static func assumed(for appearance: Appearance) -> Window {
    Window(color: Resolved(appearance.isDark ? .black : .white), isAssumed: true)
  }
}

/// Everything that is painted in one state and appearance, resolved.
///
/// Lengths are points; transforms are applied; colours are concrete or explicitly unresolved; no
/// inheritance, references, variables, percentages or units remain. See `Invariants.md`.
public struct Scene: Hashable, Sendable {
  /// What is painted.
  public var drawing: Drawing
  /// What lies under it.
  public var window: Window
  /// The canvas or the layout bounds, for pictures.
  public var bounds: Rect
  /// The screen, outside of which there is nothing to show; `nil` if nobody says where it ends.
  public var screen: Rect?

  /// A scene from its parts.
  public init(drawing: Drawing, window: Window, bounds: Rect, screen: Rect? = nil) {
    self.drawing = drawing
    self.window = window
    self.bounds = bounds
    self.screen = screen
  }
}
