public import ColorMath
public import SceneModel

/// A change that would make a failed check pass.
public struct Suggestion: Hashable, Sendable {
  /// What to change.
  public enum Change: Hashable, Sendable {
    /// Give a definition another colour.
    case color(ColorChange)
    /// Do something that is not a colour: which points are missing and what to write.
    case advice(String)
    /// No colour passes, and why.
    case noColor(String)
  }

  /// Another colour for a definition, checked in every state, appearance and control that uses it.
  public struct ColorChange: Hashable, Sendable {
    /// Whether the definition colours the part itself or what lies behind it.
    public enum Side: String, Hashable, Sendable {
      /// The text, icon or border.
      case foreground
      /// What lies behind.
      case background
    }

    /// Which side it colours.
    public var side: Side
    /// The definition to change; its `value` is what is written now.
    public var definition: Definition
    /// The colour it gives now.
    public var before: Color
    /// The nearest passing colour with the same hue, rounded as the definition can write it.
    public var after: Color
    /// The ratio of the failed check with the new colour.
    public var ratio: Double
    /// How many checks use the definition, this one included.
    public var sharedChecks: Int
    /// How many of the checks that share the definition still fail with the new colour.
    public var stillFailing: Int

    /// A change from its parts.
    public init(
      side: Side, definition: Definition, before: Color, after: Color, ratio: Double,
      sharedChecks: Int, stillFailing: Int
    ) {
      self.side = side
      self.definition = definition
      self.before = before
      self.after = after
      self.ratio = ratio
      self.sharedChecks = sharedChecks
      self.stillFailing = stillFailing
    }

    /// What to write in the place of the definition's value, in its own notation.
    public var written: String {
      definition.notation.text(of: after, replacing: definition.value)
    }
  }

  /// What to change.
  public var change: Change

  /// A suggestion of one change.
  public init(_ change: Change) {
    self.change = change
  }
}
