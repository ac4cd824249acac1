public import Geometry

/// What a control is to the person who operates it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Starts an action.
  case button
  /// Leads elsewhere.
  case link
  /// Takes text.
  case field
  /// One of a set of independent choices.
  case checkbox
  /// One of a set of exclusive choices.
  case radio
  /// Turns something on and off.
  case `switch`
  /// Picks a value from a range.
  case slider
  /// Chooses a page of a set.
  case tab
  /// A small choice or filter.
  case chip
  /// An entry of a menu.
  case menuItem = "menu-item"
  /// A control of unknown kind.
  case control
  /// Not a control: the texts and pictures of a drawing outside its controls.
  case drawing

  /// Whether a person recognises the control only by its container (measurement, section 4).
  public var needsVisibleContainer: Bool {
    switch self {
    case .field, .checkbox, .radio, .switch, .slider: true
    case .button, .link, .tab, .chip, .menuItem, .control, .drawing: false
    }
  }

  /// Whether a pointer operates it.
  public var isOperable: Bool { self != .drawing }
}

/// Why the source says that a requirement does not apply to a control.
public enum Exemption: String, Hashable, Sendable, CaseIterable {
  /// A link in a sentence (2.5.8, 2.5.5).
  case inline
  /// A size that the information or the law demands (2.5.8, 2.5.5).
  case essential
  /// Unmodified appearance of a user agent (2.5.8, 1.4.11).
  case userAgent = "user-agent"
  /// Text of a logo or brand name (1.4.3).
  case logotype
  /// Carries no meaning (1.4.3, 1.4.11).
  case decorative
}

/// Something a person operates, in all its states and appearances.
public struct Control: Hashable, Sendable {
  /// Survives edits elsewhere in the file: a component's name or a path of ids, never a line.
  public var key: String
  /// What reports call it.
  public var name: String
  /// What it is.
  public var role: Role
  /// Where it is defined.
  public var location: SourceLocation
  /// The screen it is laid out on, where its neighbours are; `nil` for alone.
  public var screen: String?
  /// The component set it is a variant of; variants of one set are never neighbours.
  public var variantSet: String?
  /// What operating it does, if the source says; controls with the same action may overlap.
  public var action: String?
  /// What the source exempts it from.
  public var exemptions: Set<Exemption>
  /// How it looks, one for each state and appearance, ordered by appearance, then state.
  public var renditions: [Rendition]
  /// What the source itself shows to be wrong with it.
  public var observations: [Observation]
  /// The most that a platform's rules may ask of its target, in points, where its own platform has
  /// none of them and asks less; `nil` for no limit.
  public var largestPlatformMinimum: Double?
  /// Remarks of the source that silence rules; the first that concerns a rule counts.
  public var suppressions: [Suppression]
  /// Whether nothing shows it as it is: others build on it and are judged instead.
  public var isTemplate: Bool

  /// A control from its parts.
  public init(
    key: String, name: String, role: Role, location: SourceLocation, screen: String? = nil,
    variantSet: String? = nil, action: String? = nil, exemptions: Set<Exemption> = [],
    renditions: [Rendition], observations: [Observation] = [], suppressions: [Suppression] = []
  ) {
    self.key = key
    self.name = name
    self.role = role
    self.location = location
    self.screen = screen
    self.variantSet = variantSet
    self.action = action
    self.exemptions = exemptions
    self.renditions = renditions
    self.observations = observations
    self.largestPlatformMinimum = nil
    self.isTemplate = false
    self.suppressions = suppressions
  }
}

/// How a control looks and where it takes taps in one state and appearance.
public struct Rendition: Hashable, Sendable {
  /// The state.
  public var state: ControlState
  /// The appearance.
  public var appearance: Appearance
  /// Index of the scene in ``LoadedSource/scenes``; controls of one drawing share a scene.
  public var scene: Int
  /// Indices of the control's own layers in the scene's drawing, ascending.
  public var layers: [Int]
  /// Layout bounds in scene points; for a drawing, the bounding box of all that is painted.
  public var frame: Rect
  /// Whether ``frame`` was laid out, so that a person who wrote it expects all of it to work.
  public var isFrameLaidOut: Bool
  /// Where a pointer operates the control, before controls above it take their share.
  public var hitRegion: HitRegion
  /// How sure the extents of ``hitRegion`` are.
  public var sizeEvidence: SizeEvidence
  /// The lengths that the extents of ``hitRegion`` follow, as far as files write them.
  public var sizeLevers: SizeLevers
  /// Where this rendition is written, if it has a place of its own (a variant of a drawing).
  public var location: SourceLocation?

  /// A rendition from its parts.
  public init(
    state: ControlState, appearance: Appearance, scene: Int, layers: [Int], frame: Rect,
    isFrameLaidOut: Bool = true, hitRegion: HitRegion, sizeEvidence: SizeEvidence = .stated,
    sizeLevers: SizeLevers = SizeLevers(), location: SourceLocation? = nil
  ) {
    self.state = state
    self.appearance = appearance
    self.scene = scene
    self.layers = layers
    self.frame = frame
    self.isFrameLaidOut = isFrameLaidOut
    self.hitRegion = hitRegion
    self.sizeEvidence = sizeEvidence
    self.sizeLevers = sizeLevers
    self.location = location
  }
}

extension Rendition {
  /// Where the control's size is written, else where the rendition is; `nil` for neither.
  public var sizeLocation: SourceLocation? { sizeEvidence.location ?? location }
}
