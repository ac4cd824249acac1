/// A remark in a source that tells checking tools to be silent about a control.
///
/// Such a check is measured all the same and reported as exempt with what the source says.
public struct Suppression: Hashable, Sendable {
  /// Ids of the rules that it silences; empty for all.
  public var rules: Set<String>
  /// The remark as written, such as `tools:ignore="TextContrastCheck"`.
  public var written: String
  /// Where it is written.
  public var location: SourceLocation

  /// A remark from its parts.
  public init(rules: Set<String> = [], written: String, location: SourceLocation) {
    self.rules = rules
    self.written = written
    self.location = location
  }
}
