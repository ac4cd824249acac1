import CSS
import Markup
import SceneModel

/// What people look at is a drawing whose animations have run, so the cascade takes them at their
/// end; what never ends is unknown.
extension StyleApplication {
  /// `cascaded` with what the element's animations leave behind, `nil` if it has none.
  mutating func settled(_ cascaded: CascadedStyle) -> CascadedStyle? {
    let elements = resolver.document.animations[index]
    let isStyled = cascaded["animation"] != nil || cascaded["animation-name"] != nil
    guard elements != nil || isStyled else { return nil }
    var result = cascaded
    for element in elements ?? [] { settle(element, in: &result) }
    if isStyled {
      for animation in Animation.list({ value(of: $0, in: cascaded) }) {
        settle(animation, in: &result)
      }
    }
    return result
  }

  private mutating func settle(_ element: Int, in cascaded: inout CascadedStyle) {
    let document = resolver.document
    let animation = AnimationElement(element, in: document)
    let name = animation.attributeName
    guard PropertyNames.isAnimatedAttribute(name, of: document[index].kind) else { return }
    switch animation.rest {
    case .never: style.animation = document.location(of: element)
    case .base: style.settledAnimation = document.location(of: element)
    case .value(let value):
      guard !["style", "class"].contains(name) else {
        style.animation = document.location(of: element)
        return
      }
      style.settledAnimation = document.location(of: element)
      let declaration = Declaration(presentationAttribute: name, value: value)
      if declaration.hasVariable || declaration.inheritanceKeyword != nil
        || Self.isSupported(declaration)
      {
        cascaded.addAnimated([declaration], from: .animationElement(element))
      }
    }
  }

  private mutating func settle(_ animation: Animation, in cascaded: inout CascadedStyle) {
    let place = (cascaded["animation"] ?? cascaded["animation-name"])
      .map { resolver.definition($0, at: index).location }
    // Keyframes that are not here may be the host's.
    guard let name = animation.name,
      let keyframes = resolver.cascade.keyframes(named: name, media: resolver.media)
    else {
      style.animation = place
      return
    }
    guard keyframes.properties.contains(where: { PropertyNames.isVisible($0) }) else { return }
    switch animation.rest {
    case .never: style.animation = place
    case .base: style.settledAnimation = place
    case .keyframe(let offset):
      let declarations = keyframes.declarations(at: offset)
      let isKnown = declarations?.allSatisfy { declaration in
        !PropertyNames.unreadTransforms.contains(declaration.name)
          || declaration.value[...].keyword == "none"
      }
      guard let declarations, isKnown == true else {
        style.animation = place
        return
      }
      style.settledAnimation = place
      cascaded.addAnimated(declarations, from: .keyframes(name))
    }
  }

  /// The value in force of an animation property after substitution.
  private func value(of name: String, in cascaded: CascadedStyle) -> [Token]? {
    guard let winner = cascaded[name], !Self.isReset(winner, in: cascaded) else { return nil }
    guard winner.declaration.hasVariable else { return winner.declaration.value }
    guard case .value(let tokens, _) = style.variables.substituting(winner.declaration.value)
    else { return nil }
    return Self.trimmed(tokens)
  }
}

extension PropertyNames {
  /// Whether a property can change how an element looks or where it lies.
  static func isVisible(_ name: String) -> Bool {
    if name == "cursor" || name == "pointer-events" { return false }
    return presentationAttributes.contains(name) || geometry.contains(name)
      || name.hasPrefix("--") || unreadTransforms.contains(name) || others.contains(name)
  }

  /// Movements of elements that only animations use, and that are not read.
  static let unreadTransforms: Set<String> = [
    "translate", "rotate", "scale", "offset", "offset-path", "offset-distance", "offset-rotate",
  ]

  private static let others: Set<String> = [
    "transform", "transform-box", "mask-image", "marker", "background", "background-color", "all",
  ]

  /// Whether an animation element's attribute matters: what paints, and the geometry of shapes.
  static func isAnimatedAttribute(_ name: String, of kind: ElementKind) -> Bool {
    paints.contains(name) || (kind.isShape && name != "d" && geometry.contains(name))
  }

  private static let paints: Set<String> = [
    "fill", "stroke", "color", "opacity", "fill-opacity", "stroke-opacity", "display",
    "visibility", "stop-color", "stop-opacity", "style", "class",
  ]
}
