internal import AppleResources
internal import Geometry
internal import SceneModel

/// What a view paints on all of its frame, resolved once for all controls in front of it.
///
/// A class, because thousands of controls may each have thousands of views behind them.
final class ViewPaint: Sendable {
  /// What reports call the view.
  let name: String?
  /// Where the colour is written.
  let location: SourceLocation
  /// Whether it may look different outside the light appearance.
  let varies: Bool
  /// Whether a value for increased contrast is known that differs from the normal one.
  let isDefinedForIncreasedContrast: Bool
  private let frame: Rect?
  private let framePath: Path
  private let color: InterfaceColor
  private let resolver: ColorResolver
  /// By the appearance's name.
  private let paints: [String: Resolved<Paint>]

  init(
    _ color: InterfaceColor, frame: Rect?, name: String?, location: SourceLocation,
    resolver: ColorResolver, appearances: [Appearance]
  ) {
    self.color = color
    self.frame = frame
    self.name = name
    self.location = location
    self.resolver = resolver
    framePath = frame.map { .rectangle($0) } ?? Path()
    varies = resolver.varies(color)
    isDefinedForIncreasedContrast = varies && resolver.isDefinedForIncreasedContrast(color)
    paints = appearances.reduce(into: [:]) { paints, appearance in
      paints[appearance.name] = resolver.paint(color, in: appearance)
    }
  }

  /// What it paints in `appearance`.
  func paint(in appearance: Appearance) -> Resolved<Paint> {
    paints[appearance.name] ?? resolver.paint(color, in: appearance)
  }

  /// The outline of `rect`, which is usually the frame.
  func path(of rect: Rect) -> Path { rect == frame ? framePath : .rectangle(rect) }
}
