public import ColorMath
public import SceneModel

extension ComponentSpace {
  /// The space of a catalogue's `color-space`, `nil` if it is not known.
  public init?(catalogName: String) {
    switch catalogName {
    case "srgb", "extended-srgb": self = .srgb
    case "extended-linear-srgb": self = .linearSRGB
    case "display-p3": self = .displayP3
    case "gray-gamma-22", "extended-gray": self = .genericGray
    default: return nil
    }
  }

  /// The components of a colour in the order in which they are usually written.
  public var channels: [LiteralComponents.Channel] {
    componentCount == 1 ? [.white] : [.red, .green, .blue]
  }
}
