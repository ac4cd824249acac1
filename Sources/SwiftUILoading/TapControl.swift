/// A view that takes taps by a gesture, as a button without a style does.
enum TapControl {
  /// The modifier, and what such a control is called without a text.
  static let name = "onTapGesture"

  /// Whether a view called `name`, with `chain` behind it, is a control by its gesture.
  ///
  /// What fills a screen or scrolls takes taps to close something, and what holds controls of other
  /// kinds is no control itself.
  static func isOne(
    _ expression: Expression, root name: String, _ chain: [SurroundingModifier]
  ) -> Bool {
    let gestures = chain.filter { $0.name == Self.name }
    guard !gestures.isEmpty, gestures.contains(where: isSingle), !coveringViews.contains(name),
      !otherControls.contains(name)
    else { return false }
    return !holdControls([Statement(kind: .expression(expression), place: expression.place)])
  }

  /// Whether there are controls of other kinds in some code, or what scrolls.
  static func holdControls(_ statements: [Statement]) -> Bool {
    var search = ControlSearch(forViews: otherControls)
    search.visit(statements)
    return !search.found.isEmpty
  }

  /// Whether one tap is enough.
  private static func isSingle(_ modifier: SurroundingModifier) -> Bool {
    guard let count = modifier.arguments.first(where: { $0.label == "count" }),
      case .number(let number) = count.value.kind
    else { return true }
    return number == 1
  }

  /// Whether the code of a gesture closes a keyboard, which takes a tap beside all controls.
  static func isDismissal(_ code: String) -> Bool {
    ["ocus", "eyboard", "endEditing", "FirstResponder"].contains { code.contains($0) }
  }

  private static let coveringViews: Set<String> = [
    "Color", "Spacer", "ScrollView", "List", "Form", "GeometryReader", "NavigationStack",
    "NavigationView", "NavigationSplitView", "TabView", "LazyVGrid", "LazyHGrid", "Map",
    "EmptyView", "Section", "ForEach", "Group", "content", "configuration", "label", "self",
  ]

  private static let otherControls: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "DatePicker", "ColorPicker", "Menu", "Link", "NavigationLink", "ScrollView", "List", "Form",
    "NavigationStack", "NavigationView", "TabView", "ShareLink", "EditButton", "Map",
  ]
}
