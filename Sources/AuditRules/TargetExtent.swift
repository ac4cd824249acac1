import Geometry

/// The extents of a hit region.
struct TargetExtent {
  let bounds: Rect?
  let square: Double

  init(_ region: Region) {
    bounds = region.boundingBox
    square = region.largestInscribedSquare?.side ?? 0
  }
}
