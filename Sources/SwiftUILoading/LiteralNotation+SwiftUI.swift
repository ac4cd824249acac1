import SceneModel

extension LiteralNotation {
  /// A colour of SwiftUI written by its components.
  static let swiftUIColor = LiteralNotation.components(
    LiteralComponents(
      space: .srgb,
      components: [.init(.red, .unit), .init(.green, .unit), .init(.blue, .unit)],
      syntax: .initializer))
}
