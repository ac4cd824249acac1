public import Geometry

/// The points at which a pointer operates a control, as far as they are known.
public enum HitRegion: Hashable, Sendable {
  /// Exactly these points, in scene points.
  case region(Region)
  /// Not known.
  case unknown(IncompleteCause)
}
