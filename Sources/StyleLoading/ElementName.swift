/// An element of the format; choices hold views or modifiers.
enum ElementName: Hashable, Sendable {
  case definition(DefinitionName)
  case view(ViewName)
  case modifier(ModifierName)
  /// The first child whose condition holds.
  case choose

  /// The name in files.
  var rawValue: String {
    switch self {
    case .definition(let name): name.rawValue
    case .view(let name): name.rawValue
    case .modifier(let name): name.rawValue
    case .choose: "choose"
    }
  }

  static let all: [ElementName] =
    DefinitionName.allCases.map { .definition($0) } + Vocabulary.viewNames
    + ModifierName.allCases.map { .modifier($0) }
}

/// The elements that define something; the raw values are the names in files.
enum DefinitionName: String, CaseIterable, Sendable {
  case theme, include, appearance, color, dimension, gradient
  case textStyle = "text-style"
  case style, screen, control
  case `case`, stop, parameter, set
}

/// The views; the raw values are the names in files.
enum ViewName: String, CaseIterable, Sendable {
  case text, label, icon, image
  case rectangle
  case roundedRectangle = "rounded-rectangle"
  case capsule, circle, ellipse, path
  case hstack, vstack, zstack, spacer, divider, use
}

/// The modifiers; the raw values are the names in files.
enum ModifierName: String, CaseIterable, Sendable {
  case padding, frame, background, overlay
  case foregroundStyle = "foreground-style"
  case font, tint, opacity
  case compositingGroup = "compositing-group"
  case scaleEffect = "scale-effect"
  case offset
  case rotationEffect = "rotation-effect"
  case clipShape = "clip-shape"
  case contentShape = "content-shape"
  case allowsHitTesting = "allows-hit-testing"
  case hidden
  case fixedSize = "fixed-size"
  case aspectRatio = "aspect-ratio"
  case layoutPriority = "layout-priority"
}

/// The outlines of shapes; the raw values are the names in files.
enum ShapeName: String, CaseIterable, Sendable {
  case rectangle
  case roundedRectangle = "rounded-rectangle"
  case capsule, circle, ellipse, path
}

/// What a parameter takes; the raw values are the names in files.
enum ParameterType: String, CaseIterable, Sendable {
  case color, number, text, flag
}
