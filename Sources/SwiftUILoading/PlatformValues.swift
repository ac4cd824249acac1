import AppleResources
import SceneModel

/// What the platform and the asset catalogues supply.
struct PlatformValues: Sendable {
  let resolver: ColorResolver
  let catalog: ColorCatalog
  /// What the caller gives for symbols that the files do not define.
  let tokens: DesignTokens

  /// Names of catalogue colours by the symbol that Xcode makes of them, in lower case.
  let assetNames: [String: String]

  var palette: PlatformPalette { resolver.palette }

  init(
    resolver: ColorResolver, catalog: ColorCatalog, colorNames: [String], tokens: DesignTokens
  ) {
    self.tokens = tokens
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

  /// Modules that code names before their types.
  static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Foundation", "CoreGraphics", "Swift",
  ]

  /// Whether a type is written with a module, as in `SwiftUI.Color?`.
  static func namesModule(_ type: String) -> Bool {
    type.contains(".")
      && type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains { word in
        modules.contains(String(word.prefix { $0 != "." })) && word.contains(".")
      }
  }

  /// Types whose members stand for themselves, such as `Alignment.center`.
  static let plainTypes: Set<String> = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge", "Set", "Edge.Set", "UnitPoint",
    "Weight", "Font.Weight", "Design", "Font.Design", "TextStyle", "Font.TextStyle", "ContentMode",
    "ColorScheme", "ColorSchemeContrast", "ControlSize", "BlendMode", "Angle", "EdgeInsets",
    "CGSize", "CGPoint", "CGRect", "StrokeStyle", "Gradient", "Animation", "ButtonRole",
    "RoundedCornerStyle", "TextAlignment", "Axis", "Image", "Scale", "Symbol", "Symbol2",
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "PlainButtonStyle",
    "BorderlessButtonStyle", "Visibility", "DynamicTypeSize", "ContentSizeCategory",
    "UserInterfaceSizeClass", "LayoutDirection", "UIUserInterfaceStyle", "Text", "View", "Bool",
    "String", "LocalizedStringKey", "TruncationMode", "Spring", "AnyTransition", "ViewModifier",
    "CGLineCap", "CGLineJoin", "Color.RGBColorSpace", "RGBColorSpace", "ColorRenderingMode",
    "EventModifiers", "GestureMask", "Shape", "Transition", "ButtonBorderShape",
    "RectangleCornerRadii", "UIRectCorner", "RectCorner", "NSAppearance.Name",
    "CharacterSet",
  ]

  /// Sizes of text from the smallest on; those for accessibility come last.
  static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Whether a type's name is a plain one, not optional, generic or a function's.
  static func isTypeName(_ type: String) -> Bool {
    type.first?.isUppercase == true && type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }

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
