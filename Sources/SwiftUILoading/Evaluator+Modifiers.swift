import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// A modifier on a view; `nil` if `value` is no view and the name no modifier.
  mutating func viewMethod(
    _ name: String, on value: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    if case .unknown = value, !Self.knownModifiers.contains(name) { return nil }
    if case .nothing = value { return nil }
    let place = modifierPlace(expression)
    guard let node = node(from: value, expression.place) else { return nil }
    if Self.neutralModifiers.contains(name) || name.hasPrefix("accessibility") {
      noteAnimation(name, arguments, place)
      return .view(node)
    }
    if let image = imageMethod(name, node) { return .view(image) }
    let changed =
      layoutModifier(name, node, arguments, place, scope)
      ?? drawingModifier(name, node, arguments, place, scope)
      ?? environmentModifier(name, node, arguments, place, scope)
    if let changed { return .view(changed) }
    // Such as '.resizable()' of an image that is not known: the image is what is missing.
    if case .unknown = node.content, node.modifiers.isEmpty { return .view(node) }
    note(.unknownModifier, ".\(name)", at: place)
    return .view(node)
  }

  /// The place of a modifier's name in a chain.
  func modifierPlace(_ expression: Expression) -> Expression.Place {
    guard case .call(let callee, _) = expression.kind,
      case .member(let base?, let name) = callee.kind
    else { return expression.place }
    var place = expression.place
    var cursor = ByteCursor(
      symbols.files[Int(place.file)].bytes, from: Int(base.place.end), to: Int(place.end))
    cursor.skipTrivia()
    if cursor.current == 0x2E {
      cursor.position += 1
    } else {
      // `#if` stands before it.
      cursor.position = Int(callee.place.end) - name.utf8.count
    }
    place.start = Int32(clamping: cursor.position)
    return place
  }

  private mutating func noteAnimation(
    _ name: String, _ arguments: [Argument], _ place: Expression.Place
  ) {
    guard name == "animation" || name == "onAppear" || name == "task" else { return }
    if arguments.contains(where: { Self.repeats($0.value) }) {
      note(.repeatingAnimation, code(at: place), at: place)
    }
  }

  /// Whether an expression calls `repeatForever` anywhere.
  private static func repeats(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      repeats(callee) || arguments.contains { repeats($0.value) }
    case .member(let base, let name): name == "repeatForever" || base.map(repeats) ?? false
    case .closure(let closure):
      closure.body.contains { statement in
        if case .expression(let inner) = statement.kind { repeats(inner) } else { false }
      }
    case .ternary(_, let first, let second): repeats(first) || repeats(second)
    case .binary(_, let left, let right): repeats(left) || repeats(right)
    default: false
    }
  }

  private func imageMethod(_ name: String, _ node: ViewNode) -> ViewNode? {
    guard case .image(var image) = node.content, name == "resizable" else { return nil }
    image.isResizable = true
    var result = node
    result.content = .image(image)
    return result
  }

  // MARK: Layout

  private mutating func layoutModifier(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode? {
    switch name {
    case "padding": return node.adding(.layout(.padding(insets(arguments, scope))), at: place)
    case "frame":
      noteBackgrounds(node, arguments)
      return node.adding(.layout(frame(arguments, scope)), at: place)
    case "fixedSize":
      func flag(_ label: String) -> Argument? { arguments.first { $0.label == label } }
      let isPlain = arguments.isEmpty
      return node.adding(
        .layout(
          .fixedSize(
            horizontal: isPlain || isTrue(flag("horizontal"), scope),
            vertical: isPlain || isTrue(flag("vertical"), scope))), at: place)
    case "layoutPriority":
      return node.adding(.layout(.layoutPriority(number(arguments.first, scope) ?? 0)), at: place)
    case "aspectRatio":
      let mode = symbol(arguments.first { $0.label == "contentMode" }, scope)
      let ratio = arguments.first { $0.label == nil }.flatMap { number($0, scope) }
      return node.adding(.layout(.aspectRatio(ratio, isFilling: mode == "fill")), at: place)
    case "zIndex":
      return node.adding(.layout(.zIndex(number(arguments.first, scope) ?? 0)), at: place)
    case "lineLimit":
      let limit = arguments.first.flatMap {
        Self.number(evaluate($0.value, scope, expecting: "Int"))
      }
      let lines = limit.flatMap { $0 >= 1 && $0 < 1000 ? Int($0) : nil }
      return node.adding(.layout(.lineLimit(lines)), at: place)
    case "position":
      guard let x = number(arguments.first { $0.label == "x" }, scope),
        let y = number(arguments.first { $0.label == "y" }, scope)
      else { return nil }
      return node.adding(.layout(.position(Point(x: x, y: y))), at: place)
    case "containerShape":
      let value = shape(arguments.first, scope, place)
      return value.obstacle == nil
        ? node.adding(.layout(.containerShape(value.geometry)), at: place) : node
    case "scaledToFit": return node.adding(.layout(.aspectRatio(nil, isFilling: false)), at: place)
    case "scaledToFill": return node.adding(.layout(.aspectRatio(nil, isFilling: true)), at: place)
    case "scaleEffect": return node.adding(.layout(scale(arguments, scope)), at: place)
    case "offset":
      let size = arguments.first { $0.label == nil }.map {
        evaluate($0.value, scope, expecting: "CGSize")
      }
      if case .record(_, let parts)? = size {
        let x = parts["width"].flatMap(Self.number) ?? parts["x"].flatMap(Self.number) ?? 0
        let y = parts["height"].flatMap(Self.number) ?? parts["y"].flatMap(Self.number) ?? 0
        return node.adding(.layout(.offset(Point(x: x, y: y))), at: place)
      }
      let x = number(arguments.first { $0.label == "x" }, scope) ?? 0
      let y = number(arguments.first { $0.label == "y" }, scope) ?? 0
      return node.adding(.layout(.offset(Point(x: x, y: y))), at: place)
    case "rotationEffect":
      guard let degrees = degrees(arguments.first, scope) else { return nil }
      let anchor = unitPoint(arguments.first { $0.label == "anchor" }, scope) ?? .center
      return node.adding(.layout(.rotation(degrees: degrees, anchor: anchor)), at: place)
    default: return nil
    }
  }

  /// Notes backgrounds that a frame with any extent comes after.
  private mutating func noteBackgrounds(_ node: ViewNode, _ arguments: [Argument]) {
    guard arguments.contains(where: { $0.label != "alignment" && $0.label != nil }) else { return }
    // What fills the space that it is offered fills the frame, and so does what lies behind it.
    var isFilling = node.content.fillsSpace
    for modifier in node.modifiers {
      switch modifier.kind {
      case .layout(.frame), .layout(.fixedSize), .layout(.aspectRatio): isFilling = false
      case .layout(.flexibleFrame(let width, let height, _)):
        isFilling = width.maximum == .infinity && height.maximum == .infinity
      case .background where !isFilling:
        note(.backgroundBeforeFrame, code(at: modifier.place), at: modifier.place)
      default: continue
      }
    }
  }

  private mutating func isTrue(_ argument: Argument?, _ scope: Scope) -> Bool {
    guard let argument else { return false }
    return truth(evaluate(argument.value, scope), argument.value)
  }

  /// The edges of `.horizontal`, `[.leading, .top]` and the like.
  private mutating func edges(_ value: Value) -> Set<String>? {
    let all: Set<String> = ["top", "leading", "bottom", "trailing"]
    if case .array(let elements) = value {
      return elements.reduce(into: Set<String>()) { result, element in
        result.formUnion(edges(element) ?? [])
      }
    }
    switch symbolName(value) {
    case "all": return all
    case "horizontal": return ["leading", "trailing"]
    case "vertical": return ["top", "bottom"]
    case "left": return ["leading"]
    case "right": return ["trailing"]
    case let name? where all.contains(name): return [name]
    default: return nil
    }
  }

  /// The insets of a `padding` around a control.
  mutating func viewMethodInsets(_ modifier: SurroundingModifier) -> EdgeInsets {
    insets(modifier.arguments, Scope(file: modifier.place.file))
  }

  private mutating func insets(_ arguments: [Argument], _ scope: Scope) -> EdgeInsets {
    var edges: Set<String> = ["top", "leading", "bottom", "trailing"]
    var length = EdgeInsets.standardLength
    for argument in arguments {
      let value = evaluate(argument.value, scope, expecting: "EdgeInsets")
      if case .record("EdgeInsets", let parts) = value {
        func part(_ name: String) -> Double { parts[name].flatMap(Self.number) ?? 0 }
        return EdgeInsets(
          top: part("top"), leading: part("leading"), bottom: part("bottom"),
          trailing: part("trailing"))
      }
      if let found = self.edges(value) {
        edges = found
      } else if case .nothing = value {
        continue
      } else {
        length = number(argument, scope) ?? 0
      }
    }
    func side(_ name: String) -> Double { edges.contains(name) ? length : 0 }
    return EdgeInsets(
      top: side("top"), leading: side("leading"), bottom: side("bottom"),
      trailing: side("trailing"))
  }

  /// What stands for an extent that is not known: room for a symbol, so that what lies behind it
  /// shows on all its sides.
  private static let standInLength = 44.0

  /// An extent of a frame, and whether it is given but not known.
  private mutating func fixedLength(_ argument: Argument?, _ scope: Scope) -> (Double?, Bool) {
    let outer = sizeObstacle
    sizeObstacle = nil
    let length = number(argument, scope)
    let isOpen = sizeObstacle != nil && !hasLeastSizes
    sizeObstacle = outer ?? sizeObstacle
    return (length, isOpen)
  }

  private mutating func frame(_ arguments: [Argument], _ scope: Scope) -> ViewModifier {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    let alignment = alignment(argument("alignment"), scope) ?? .center
    let isFlexible = arguments.contains { argument in
      argument.label?.hasPrefix("min") == true || argument.label?.hasPrefix("max") == true
        || argument.label?.hasPrefix("ideal") == true
    }
    guard isFlexible else {
      let (width, isWidthOpen) = fixedLength(argument("width"), scope)
      let (height, isHeightOpen) = fixedLength(argument("height"), scope)
      guard isWidthOpen || isHeightOpen else {
        return .frame(width: width, height: height, alignment: alignment)
      }
      func length(_ length: Double?, _ isOpen: Bool) -> FlexibleLength {
        isOpen
          ? FlexibleLength(minimum: Self.standInLength)
          : FlexibleLength(minimum: length, ideal: length, maximum: length)
      }
      return .flexibleFrame(
        width: length(width, isWidthOpen), height: length(height, isHeightOpen),
        alignment: alignment)
    }
    return .flexibleFrame(
      width: FlexibleLength(
        minimum: number(argument("minWidth"), scope), ideal: number(argument("idealWidth"), scope),
        maximum: number(argument("maxWidth"), scope)),
      height: FlexibleLength(
        minimum: number(argument("minHeight"), scope),
        ideal: number(argument("idealHeight"), scope),
        maximum: number(argument("maxHeight"), scope)), alignment: alignment)
  }

  private mutating func scale(_ arguments: [Argument], _ scope: Scope) -> ViewModifier {
    let anchor = unitPoint(arguments.first { $0.label == "anchor" }, scope) ?? .center
    if let uniform = arguments.first(where: { $0.label == nil }) {
      let value = evaluate(uniform.value, scope, expecting: "CGFloat")
      if case .record(_, let parts) = value {
        return .scale(
          x: parts["width"].flatMap(Self.number) ?? 1,
          y: parts["height"].flatMap(Self.number) ?? 1, anchor: anchor)
      }
      let factor = number(uniform, scope) ?? 1
      return .scale(x: factor, y: factor, anchor: anchor)
    }
    return .scale(
      x: number(arguments.first { $0.label == "x" }, scope) ?? 1,
      y: number(arguments.first { $0.label == "y" }, scope) ?? 1, anchor: anchor)
  }
}
