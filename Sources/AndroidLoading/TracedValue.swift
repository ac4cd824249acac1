internal import ColorMath
internal import SceneModel

/// A value with the chain of definitions that led to it, the use first.
struct Traced<Value> {
  var value: Value
  var chain: [Definition]
}

/// What a colour came to.
enum ColorOutcome: Hashable {
  case color(Color)
  /// `@null`: nothing is painted.
  case nothing
  /// A drawable that is not a plain colour.
  case drawable(ResourceName)
  case unresolved(IncompleteCause)
}

extension Traced where Value == ColorOutcome {
  /// The colour; `nil` if it is none.
  var color: Color? {
    guard case .color(let color) = value else { return nil }
    return color
  }

  /// As the paint of a layer; `nil` for nothing.
  var paint: Resolved<Paint>? {
    switch value {
    case .color(let color): Resolved(.color(color), provenance: Provenance(chain))
    case .nothing: nil
    case .drawable(let name):
      Resolved(
        .unresolved(
          IncompleteCause(.rasterImage, "\(name.reference) is a picture", at: chain.last?.location)),
        provenance: Provenance(chain))
    case .unresolved(let cause):
      Resolved(.unresolved(cause), provenance: Provenance(chain))
    }
  }
}
