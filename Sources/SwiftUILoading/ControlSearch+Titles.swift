extension ControlSearch {
  /// Views that lie somewhere in their space, so that they may be beside a control as well.
  static let placedViews: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "ScrollView",
    "List", "Form", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Text",
    "Label", "Spacer", "Button", "Toggle", "Group", "ForEach", "GeometryReader", "Divider",
    "ProgressView", "NavigationLink", "Menu", "Picker", "TextField", "SecureField", "Slider",
    "Stepper", "Link", "Section", "ViewThatFits",
  ]

  /// Views whose own background hides what lies behind them.
  static let opaqueViews: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  /// The text of a control whose label is one.
  static func title(_ arguments: [Argument]) -> String? {
    for argument in arguments {
      if argument.label == nil, case .string(let parts) = argument.value.kind, parts.count == 1,
        case .text(let text) = parts[0]
      {
        return text
      }
    }
    for argument in arguments.reversed() {
      if case .closure(let closure) = argument.value.kind,
        let title = closure.body.lazy.compactMap({ title($0) }).first
      {
        return title
      }
    }
    return nil
  }

  private static func title(_ statement: Statement) -> String? {
    guard case .expression(let expression) = statement.kind else { return nil }
    return title(expression)
  }

  static func title(_ expression: Expression) -> String? {
    var expression = expression
    while case .call(let callee, let arguments) = expression.kind {
      if case .member(let base?, _) = callee.kind {
        expression = base
        continue
      }
      guard case .name(let name) = callee.kind else { return nil }
      if ["Text", "Label"].contains(name) {
        if case .string(let parts)? = arguments.first?.value.kind, parts.count == 1,
          case .text(let text) = parts[0]
        {
          return text
        }
        return nil
      }
      if ["HStack", "VStack", "ZStack", "Group"].contains(name) {
        return Self.title(arguments)
      }
      return nil
    }
    return nil
  }
}
