public import ColorMath
public import SceneModel

/// A change that would make a failed check pass.
public struct Suggestion: Hashable, Sendable {
  /// What to change.
  public enum Change: Hashable, Sendable {
    /// Give a definition another colour.
    case color(ColorChange)
    /// Write other lengths, all of them: at least one, each for a definition of its own.
    case lengths([LengthChange])
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
    /// How many of these pass now, so that the new colour would break them.
    public var breaking = 0

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

  /// Another length for a definition that the size of a target follows.
  public struct LengthChange: Hashable, Sendable {
    /// The definition to change; its `value` is what is written now.
    public var definition: Definition
    /// The length that it gives now, in points.
    public var before: Double
    /// The least sufficient length that can be written in the same form, in points.
    public var after: Double
    /// What to write in the place of the definition's value.
    public var written: String

    /// A change from its parts.
    public init(definition: Definition, before: Double, after: Double, written: String) {
      self.definition = definition
      self.before = before
      self.after = after
      self.written = written
    }

    /// The change of the literal of `lever` with which the extent is at least `extent`; `nil` if it
    /// cannot be written in the same form.
    public init?(_ lever: SizeLever, reaching extent: Double) {
      guard let definition = lever.provenance.literal, let length = lever.length(for: extent),
        let result = LengthText(definition.value)?.text(atLeast: length),
        result.points > lever.length
      else { return nil }
      self.init(
        definition: definition, before: lever.length, after: result.points,
        written: result.written)
    }
  }

  /// What to change.
  public var change: Change

  /// A suggestion of one change.
  public init(_ change: Change) {
    self.change = change
  }
}
