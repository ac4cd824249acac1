/// Which points lie inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the winding number is not 0.
  case nonZero = "nonzero"
  /// Inside where the number of crossings is odd.
  case evenOdd = "evenodd"
}
