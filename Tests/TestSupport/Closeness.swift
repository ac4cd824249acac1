/// Whether a figure lies within `tolerance` of `expected`; a missing one does not.
public func isClose(_ value: Double?, to expected: Double, within tolerance: Double) -> Bool {
  guard let value else { return false }
  return abs(value - expected) <= tolerance
}
