import AppleResources
import SceneModel

/// What the platform and the asset catalogues supply.
struct PlatformValues: Sendable {
  let resolver: ColorResolver
  let catalog: ColorCatalog

  /// Names of catalogue colours by the symbol that Xcode makes of them, in lower case.
  let assetNames: [String: String]

  var palette: PlatformPalette { resolver.palette }

  init(resolver: ColorResolver, catalog: ColorCatalog, colorNames: [String]) {
    self.resolver = resolver
    self.catalog = catalog
    var names: [String: String] = [:]
    for name in colorNames {
      let symbol = name.filter { $0.isLetter || $0.isNumber }.lowercased()
      names[symbol] = name
      if symbol.hasSuffix("color"), symbol.count > 5, names[String(symbol.dropLast(5))] == nil {
        names[String(symbol.dropLast(5))] = name
      }
    }
    assetNames = names
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
