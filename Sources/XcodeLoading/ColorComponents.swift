internal import AppleResources
internal import ColorMath
internal import SceneModel

extension ComponentSpace {
  /// The space of `colorSpace` or `customColorSpace` in a document, `nil` if it is not known.
  ///
  /// Calibrated colours of documents that are not colour-matched were used as sRGB.
  init?(interfaceName: String, isColorMatched: Bool) {
    switch interfaceName {
    case "sRGB", "deviceRGB", "extendedSRGB": self = .srgb
    case "displayP3": self = .displayP3
    case "adobeRGB1998": self = .adobeRGB
    case "calibratedRGB": self = isColorMatched ? .genericRGB : .srgb
    case "calibratedWhite": self = isColorMatched ? .genericGray : .deviceGray
    case "genericGamma22GrayColorSpace": self = .genericGray
    case "deviceWhite": self = .deviceGray
    default: return nil
    }
  }
}

extension LiteralNotation {
  /// A colour of sRGB in a document, in the place of a name.
  static let interfaceColor = LiteralNotation.attributes(.srgb)

  /// A `<color>` element's components in `space`.
  static func attributes(_ space: ComponentSpace) -> LiteralNotation {
    .components(
      LiteralComponents(
        space: space, components: space.channels.map { .init($0, .unit) }, syntax: .attributes))
  }
}
