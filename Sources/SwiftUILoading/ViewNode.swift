import Geometry
import SceneModel
import TextMetrics
import ViewLayout

/// A view with its modifiers, before the environment is resolved into it.
struct ViewNode: Sendable {
  indirect enum Content: Sendable {
    case text(String)
    /// The label of a control whose text these files do not show.
    case sample
    case image(ImageValue)
    case shape(ShapeValue)
    case paint(PaintValue)
    case stack(Stack.Axis, Alignment, TextBaseline? = nil, spacing: Double?, [ViewNode])
    case group([ViewNode])
    /// Views at the top left corner of all the space that is offered.
    case space([ViewNode])
    case spacer(Double?)
    case divider
    case empty
    /// A view of the project; its body is evaluated where its environment is known.
    case custom(Instance)
    case button(ButtonNode)
    case toggle(ViewNode)
    case label(title: ViewNode, icon: ViewNode)
    /// A box of the platform's around views, drawn by a style of the project.
    case groupBox(label: ViewNode?, content: ViewNode)
    case progress
    /// A view that is not known, with its name.
    case unknown(Obstacle)
  }

  var content: Content
  var modifiers: [NodeModifier] = []
  var place: Expression.Place

  func adding(_ kind: NodeModifier.Kind, at place: Expression.Place) -> ViewNode {
    var node = self
    node.modifiers.append(NodeModifier(kind: kind, place: place))
    return node
  }
}

extension ViewNode {
  /// The place of the modifier that gives the view its size: the last frame, else the last padding.
  var sizePlace: Expression.Place? {
    let frame = modifiers.last { modifier in
      switch modifier.kind {
      case .layout(.frame), .layout(.flexibleFrame): true
      default: false
      }
    }
    let padding = modifiers.last { modifier in
      if case .layout(.padding) = modifier.kind { true } else { false }
    }
    return (frame ?? padding)?.place
  }
}

/// A picture of a view.
struct ImageValue: Sendable {
  var isSymbol: Bool
  var name: String
  var isResizable = false
  /// A factor of a symbol's side.
  var scale = 1.0
}

/// A `Button` of a view.
struct ButtonNode: Sendable {
  var label: ViewNode
  var role: String?
  /// Whether a style's body made it from its configuration.
  var isFromConfiguration = false
  /// Whether it stands for any button, of whatever role.
  var isSample = false
}

/// One step of a chain.
struct NodeModifier: Sendable {
  indirect enum Kind: Sendable {
    /// A modifier that needs nothing of the environment.
    case layout(ViewModifier)
    case background(ViewNode, Alignment)
    /// What a view around a control paints behind it, which takes no part in the control's layout.
    case surface(ViewNode)
    case overlay(ViewNode, Alignment)
    case foreground(PaintValue)
    case font(FontValue?)
    case weight(Double)
    case design(SystemFont.Design)
    case tint(PaintValue)
    case disabled(Bool)
    case environment(String, Value)
    case buttonStyle(Value)
    case toggleStyle(Value)
    /// A gesture or the like: what lies inside takes taps as a button does.
    case tapTarget
    case mask(ViewNode, Alignment)
    case imageScale(Double)
    case labelStyle(Value)
    /// Symbols inside are painted in several colours.
    case layeredSymbols

    /// Whether it only sets something for the views inside.
    var isSetting: Bool {
      switch self {
      case .foreground, .font, .weight, .design, .tint, .disabled, .environment, .buttonStyle,
        .toggleStyle, .imageScale, .labelStyle, .layeredSymbols:
        true
      case .layout, .background, .surface, .overlay, .tapTarget, .mask: false
      }
    }
  }

  var kind: Kind
  var place: Expression.Place
}

extension NodeModifier {
  /// What the modifier does to a control somewhere inside; `nil` for nothing.
  var onViewsInside: NodeModifier? {
    switch kind {
    case .background(let content, _): NodeModifier(kind: .surface(content), place: place)
    case .layout(.opacity): self
    case _ where kind.isSetting: self
    default: nil
    }
  }
}

extension ViewNode.Content {
  /// Whether it takes all the space that it is offered.
  var fillsSpace: Bool {
    switch self {
    case .shape, .paint, .space: true
    case .image(let image): image.isResizable
    default: false
    }
  }
}
