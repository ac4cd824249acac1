import ColorMath
import SceneModel

/// What the platform and the asset catalogues supply.
struct PlatformValues: Sendable {
  let palette: PlatformPalette

  init(version: Int?) {
    palette = PlatformPalette(version: version)
  }

  /// Types of the platform that are told apart; any other name with a capital is one as well.
  static let types: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "Text", "Image", "Label", "Button",
    "Toggle", "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "ForEach",
    "Spacer", "Divider", "EmptyView", "AnyView", "Rectangle", "RoundedRectangle", "Capsule",
    "Circle", "Ellipse", "ContainerRelativeShape", "UnevenRoundedRectangle", "EdgeInsets",
    "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "ProgressView", "CGFloat",
    "Double", "Int", "Float", "String", "CGSize", "CGPoint", "CGRect", "UnitPoint", "Alignment",
    "Edge", "Angle", "StrokeStyle", "AnyShape", "AnyShapeStyle", "Binding", "State", "Animation",
  ]

  /// The colour that SwiftUI calls `Color.name`, by the platform's own name.
  static func swiftUIName(_ name: String) -> String? {
    switch name {
    case "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray":
      "system" + name.prefix(1).uppercased() + name.dropFirst()
    case "white", "black": name
    default: nil
    }
  }
}
