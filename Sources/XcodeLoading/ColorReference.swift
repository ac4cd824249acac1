internal import AppleResources
internal import ColorMath
internal import SceneModel

/// What a colour of a document or catalogue is, before an appearance is chosen.
enum ColorReference: Sendable {
  /// The same colour in every appearance.
  case literal(Color)
  /// A colour of a catalogue.
  case catalog(ColorSet)
  /// A colour of the platform, by its own name.
  case platform(String)
  /// What a document keeps of a colour that is defined elsewhere: its value in the light appearance.
  case copy(Color, of: IncompleteCause)
  /// Nothing that can be told; in the second case of what is painted where nobody says more.
  case unresolved(IncompleteCause)
  case inherited(IncompleteCause, standIn: String)
}

/// A reference with the definitions that led to it.
struct InterfaceColor: Sendable {
  var reference: ColorReference
  /// From the use to the place where the reference is written; empty for a default.
  var steps: [Definition]

  /// Where it is written, `nil` for a default.
  var location: SourceLocation? { steps.first?.location }

  /// Whether nothing can be told of it.
  var isUnresolved: Bool {
    if case .unresolved = reference { return true }
    return false
  }
}

extension ColorResolver {
  /// What `color` paints in `appearance`.
  func paint(_ color: InterfaceColor, in appearance: Appearance) -> Resolved<Paint> {
    var steps = color.steps
    let paint: Paint
    switch color.reference {
    case .literal(let value): paint = .color(value)
    case .catalog(let set): paint = self.paint(of: set, in: appearance, steps: &steps)
    case .platform(let name):
      paint = self.paint(platform: name, in: appearance, at: steps.last?.location)
    case .copy(let value, let cause):
      paint = appearance == .light ? .color(value) : .unresolved(cause)
    case .unresolved(let cause): paint = .unresolved(cause)
    case .inherited(let cause, let name):
      paint = .unresolved(cause, standIn: palette.color(name, in: appearance))
    }
    return Resolved(paint, provenance: Provenance(steps))
  }

  /// Whether `color` is able to look different outside the light appearance.
  func varies(_ color: InterfaceColor) -> Bool {
    switch color.reference {
    case .literal, .copy, .unresolved, .inherited: false
    case .catalog(let set): varies(set)
    case .platform(let name): palette.varies(name)
    }
  }

  /// Whether a value for increased contrast is published or defined that differs from the normal one.
  func isDefinedForIncreasedContrast(_ color: InterfaceColor) -> Bool {
    let pairs = [
      (Appearance.light, Appearance.lightIncreasedContrast),
      (.dark, .darkIncreasedContrast),
    ]
    return pairs.contains { normal, increased in
      guard case .color(let value) = paint(color, in: increased).value else { return false }
      return paint(color, in: normal).value != .color(value)
    }
  }
}
