/// A layer's role in a control.
public enum Part: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case label
  /// A picture that carries meaning.
  case icon
  /// A fill or border that shows the control's extent.
  case container
  /// A focus ring, check mark, spinner or selection bar.
  case indicator
  /// Anything else, which carries no meaning.
  case decoration
}
