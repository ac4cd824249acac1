import Foundation
import Testing

/// The constructs that real styles use, each with what its code is recognised by.
struct SurveyCoverageTests {
  /// A construct of the survey and pieces of code of which any one shows it.
  struct Construct: Sendable, CustomTestStringConvertible {
    let name: String
    let code: [String]

    init(_ name: String, _ code: String...) {
      self.name = name
      self.code = code
    }

    var testDescription: String { name }
  }

  static let modifiers = [
    Construct("background(value)", ".background(Color", ".background(fill"),
    Construct("background { }", ".background {", ".background(alignment:"),
    Construct("background(_, in:)", ", in: "),
    Construct("padding() and padding(edges)", ".padding()", ".padding(.horizontal)"),
    Construct("padding(length)", ".padding(10)", ".padding(8)", ".padding(2)", ".padding(inset)"),
    Construct("padding(edges, length)", ".padding(.horizontal, ", ".padding(.vertical, "),
    Construct("foregroundColor", ".foregroundColor("),
    Construct("foregroundStyle", ".foregroundStyle("),
    Construct("frame with limits", ".frame(min", ".frame(max"),
    Construct("frame of all space", "maxWidth: .infinity", "maxHeight: .infinity"),
    Construct("fixed frame", ".frame(width"),
    Construct("View.opacity", "\n      .opacity("),
    Construct("Color.opacity", "Color.black.opacity(", "Color.white.opacity(", ").opacity("),
    Construct("font", ".font("), Construct("fontWeight, bold", ".fontWeight(", ".bold()"),
    Construct(
      "overlay(value)", ".overlay(Rect", ".overlay(Caps", ".overlay(Round", ".overlay(Circ"),
    Construct("overlay { }", ".overlay {", ".overlay(alignment:"),
    Construct("contentShape", ".contentShape("), Construct("cornerRadius", ".cornerRadius("),
    Construct("fill", ".fill("), Construct("stroke", ".stroke("),
    Construct("strokeBorder", ".strokeBorder("), Construct("inset", ".inset(by:"),
    Construct("scaleEffect", ".scaleEffect("), Construct("clipShape", ".clipShape("),
    Construct("offset", ".offset("),
    Construct("animation, transition", ".animation(", ".transition("),
    Construct("lineLimit", ".lineLimit("), Construct("shadow", ".shadow("),
    Construct("blend modes, groups", ".blendMode(", ".compositingGroup("),
    Construct("materials, glass", "Material", ".glassEffect("),
    Construct("fixedSize, aspectRatio", ".fixedSize(", ".aspectRatio("),
    Construct("gestures", ".onTapGesture", ".onLongPressGesture"),
    Construct("hover", ".onHover", ".hoverEffect"), Construct("tint", ".tint(", ".tint"),
    Construct("accessibility", ".accessibility", "\\.accessibility"),
    Construct("brightness", ".brightness("), Construct("disabled", ".disabled("),
    Construct("mask", ".mask"), Construct("rotation, blur", ".rotationEffect(", ".blur("),
    Construct("modifiers of the project", "extension View {", ".modifier("),
  ]

  static let states = [
    Construct("isPressed in a ternary", "configuration.isPressed ?"),
    Construct("isPressed in a branch", "if configuration.isPressed", "guard isPressed", "guard !"),
    Construct(
      "isPressed handed to a helper", "isPressed: configuration.isPressed",
      "(configuration.isPressed)"),
    Construct("if and else", "} else {"), Construct("switch", "switch "),
    Construct("guard", "guard "),
    Construct("isEnabled", "\\.isEnabled"), Construct("colorScheme", "\\.colorScheme"),
    Construct("isOn", "configuration.isOn"), Construct("@State, @Binding", "@State", "@Binding"),
    Construct("theme objects", "@ObservedObject", "@EnvironmentObject"),
    Construct("isFocused", "\\.isFocused"), Construct("role", "configuration.role"),
    Construct("#available", "#available", "#unavailable"), Construct("#if", "#if "),
    Construct("controlSize", "\\.controlSize"),
    Construct("reduceMotion", "accessibilityReduceMotion"),
    Construct("size category", "dynamicTypeSize", "@ScaledMetric"),
  ]

  static let colors = [
    Construct("system colours", "Color.red", "Color.blue", "Color.green", ".gray", ".orange"),
    Construct("UIColor", "UIColor", "uiColor:"), Construct("Color(.name)", "Color(."),
    Construct("statics of Color", "extension Color"), Construct("theme, tokens", "Theme", "Tokens"),
    Construct("stored colours", "let fill: Color", "var fill: Color", "let color: Color"),
    Construct("computed colours", "-> Color", ": Color {"),
    Construct("accent", "accentColor", "(.tint)"), Construct("gradient", "Gradient"),
    Construct("Color(\"name\")", "Color(\""), Construct("Color(hex:)", "hex:"),
    Construct("components", "Color(white:", "Color(red:", "Color(hue:"),
  ]

  static let structure = [
    Construct("stored properties", "\n  let ", "\n  var "),
    Construct("RoundedRectangle", "RoundedRectangle("), Construct("Rectangle", "Rectangle()"),
    Construct("Circle", "Circle()"), Construct("Capsule", "Capsule()"),
    Construct("helper views", "-> some View {\n", ": some View {\n"),
    Construct("local let", "    let "),
    Construct("nested View", "\n  struct ", "\n  private struct "),
    Construct("HStack", "HStack"), Construct("VStack", "VStack"), Construct("ZStack", "ZStack"),
    Construct("@ViewBuilder", "@ViewBuilder"), Construct("Image", "Image("),
    Construct("Text", "Text("),
    Construct("Button in the body", "      Button", "    Button"), Construct("AnyView", "AnyView("),
    Construct("Spacer", "Spacer("), Construct("ProgressView", "ProgressView("),
    Construct("Group", "Group {"),
    Construct("generics", "struct SampleStyle<", "<Content: View>", "<S: Shape>"),
    Construct("GeometryReader", "GeometryReader"),
    Construct("custom Shape", ": Shape {", ": InsettableShape {"),
    Construct("PrimitiveButtonStyle", ": PrimitiveButtonStyle"),
    Construct("ToggleStyle", ": ToggleStyle"),
    Construct("environment keys", "EnvironmentKey"),
  ]

  @Test(
    "every construct of the survey has two fixtures at least",
    arguments: modifiers + states + colors + structure)
  func coverage(_ construct: Construct) throws {
    let fixtures = try StyleFixture.all.filter { fixture in
      let code = try fixture.code()
      return construct.code.contains { code.contains($0) }
    }
    #expect(fixtures.count >= 2, "only \(fixtures.map(\.name))")
  }
}
