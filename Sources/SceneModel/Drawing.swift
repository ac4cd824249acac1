public import ColorMath
public import Geometry

/// An ordered list of layers, grouped where grouping changes the result.
///
/// Layers are in paint order, the lowest first; every index occurs exactly once in ``root``, in
/// ascending order.
public struct Drawing: Hashable, Sendable {
  /// The layers in paint order.
  public var layers: [Layer]
  /// How the layers are composited.
  public var root: Group

  /// A drawing from its layers; without `root` they lie on each other ungrouped.
  public init(layers: [Layer], root: Group? = nil) {
    self.layers = layers
    self.root = root ?? Group(children: layers.indices.map { .layer($0) })
  }
}

/// Layers that are composited as a unit.
///
/// A loader emits a group only where it has an effect: opacity, blend mode, isolation, clip, mask or
/// an effect that cannot be evaluated.
public struct Group: Hashable, Sendable {
  /// A layer of the drawing, by its index, or a group.
  public enum Node: Hashable, Sendable {
    /// The layer at an index of ``Drawing/layers``.
    case layer(Int)
    /// A group within the group, stored apart: most nodes are layers.
    indirect case group(Group)
  }

  /// Opacity of the flattened group, 0...1.
  public var opacity: Double
  /// How the flattened group is blended with what lies below.
  public var blendMode: BlendMode
  /// Whether blend modes inside see only the group.
  public var isIsolated: Bool
  /// The areas outside of which nothing shows; each of them must contain a point.
  public var clips: [Clip]
  /// Fade the group point by point; their values multiply.
  public var masks: [Mask]
  /// What is painted instead of the group, made from it.
  public var filter: Filter?
  /// An effect over the group that is not evaluated; what it touches cannot be measured.
  public var unresolvedEffect: UnresolvedEffect?
  /// What the group holds, in paint order.
  public var children: [Node]

  /// A group from its parts.
  public init(
    opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = false,
    clips: [Clip] = [], masks: [Mask] = [], filter: Filter? = nil,
    unresolvedEffect: UnresolvedEffect? = nil, children: [Node]
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.clips = clips
    self.masks = masks
    self.filter = filter
    self.unresolvedEffect = unresolvedEffect
    self.children = children
  }

  /// Whether the group only clips, so that its children may be composited one by one.
  public var isPassThrough: Bool {
    opacity == 1 && blendMode == .normal && !isIsolated && masks.isEmpty && filter == nil
      && unresolvedEffect == nil
  }
}

/// An effect, such as a blur, whose result is unknown in an area.
public struct UnresolvedEffect: Hashable, Sendable {
  /// Why it is not evaluated.
  public var cause: IncompleteCause
  /// The area that it may change, in scene points; `nil` for everywhere.
  public var bounds: Rect?

  /// An effect from its parts.
  public init(cause: IncompleteCause, bounds: Rect?) {
    self.cause = cause
    self.bounds = bounds
  }
}

/// An area outside of which nothing shows: the union of its shapes, cut by the clips on it.
public struct Clip: Hashable, Sendable {
  /// One shape of the union with a clip of its own.
  public struct Member: Hashable, Sendable {
    /// The outline in scene points.
    public var path: Path
    /// Which points of ``path`` lie inside.
    public var fillRule: FillRule
    /// Clips on this shape alone; each of them must contain a point.
    public var clips: [Clip]

    /// A member from its parts.
    public init(path: Path, fillRule: FillRule = .nonZero, clips: [Clip] = []) {
      self.path = path
      self.fillRule = fillRule
      self.clips = clips
    }
  }

  /// The shapes, one of which must contain a point; empty clips everything away.
  public var members: [Member]
  /// Further clips, each of which must contain a point.
  public var clips: [Clip]

  /// A clip to the union of `members`, cut by `clips`.
  public init(members: [Member], clips: [Clip] = []) {
    self.members = members
    self.clips = clips
  }

  /// A clip to one path.
  public init(path: Path, fillRule: FillRule = .nonZero) {
    self.init(members: [Member(path: path, fillRule: fillRule)])
  }
}

/// A drawing whose values fade a group point by point.
public struct Mask: Hashable, Sendable {
  /// Which value of the mask's drawing counts.
  public enum Kind: String, Hashable, Sendable {
    /// Luminance times alpha: 0.2126 R + 0.7152 G + 0.0722 B of the encoded components.
    case luminance
    /// Luminance times alpha, from the components in linear light.
    case linearLuminance
    /// Alpha alone.
    case alpha
  }

  /// Which value counts.
  public var kind: Kind
  /// What the mask paints, in scene points.
  public var content: Drawing
  /// The area outside of which the mask is 0, in scene points; `nil` for no limit.
  public var region: Path?

  /// A mask from its parts.
  public init(kind: Kind, content: Drawing, region: Path? = nil) {
    self.kind = kind
    self.content = content
    self.region = region
  }
}
