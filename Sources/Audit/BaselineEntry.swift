public import SceneModel

/// A failed check that was known on some day: what identifies it, and how bad it was.
public struct BaselineEntry: Hashable, Sendable {
  /// The fingerprint at that time.
  public var fingerprint: String
  /// Id of the rule.
  public var rule: String
  /// Path of the source relative to the project root.
  public var path: String
  /// Key of the control.
  public var control: String
  /// Name of the state, or `any`.
  public var state: String
  /// Name of the appearance, or `any`.
  public var appearance: String
  /// The part.
  public var part: String
  /// What was measured, to four decimals on the strict side; `nil` if nothing could be.
  public var measured: Double?
  /// What was required; `nil` if nothing could be measured.
  public var required: Double?
  /// The day since which it is known.
  public var since: CalendarDate

  /// An entry from its parts.
  public init(
    fingerprint: String, rule: String, path: String, control: String, state: String,
    appearance: String, part: String, measured: Double?, required: Double?, since: CalendarDate
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.path = path
    self.control = control
    self.state = state
    self.appearance = appearance
    self.part = part
    self.measured = measured
    self.required = required
    self.since = since
  }

  /// The entry of `finding` in the source at `path`.
  public init(_ finding: Finding, in path: String, since: CalendarDate) {
    self.init(
      fingerprint: finding.fingerprint, rule: finding.ruleID, path: path,
      control: finding.controlKey, state: finding.stateName, appearance: finding.appearanceName,
      part: finding.part, measured: finding.measurement?.recorded,
      required: finding.measurement?.required, since: since)
  }

  /// What the entry makes of `finding`, which it stands for: known if it is not worse.
  ///
  /// What has no figure, such as a check that could not be measured, is covered by an entry without
  /// one only, since nobody knows that it is no worse.
  func standing(of finding: Finding) -> Standing {
    if finding.failureSeverity == nil { return measured == nil ? .known(self) : .open }
    guard let measurement = finding.measurement else { return .known(self) }
    guard let measured, !measurement.isWorse(than: measured) else { return .regressed(self) }
    return .known(self)
  }

  /// The entry under the place of `finding`, which it stands for, in the source at `path`, and with
  /// the better one of both figures; itself if the check is worse or was not measured.
  public func tightened(by finding: Finding, in path: String) -> BaselineEntry {
    guard case .known = standing(of: finding), finding.failureSeverity != nil else { return self }
    var entry = BaselineEntry(finding, in: path, since: since)
    if let measured, let measurement = finding.measurement,
      measurement.isWorse(than: measured, by: 0)
    {
      entry.measured = measured
    }
    return entry
  }

  /// How often its other fields stood in its document before; `nil` if the fingerprint is none of
  /// them.
  var occurrence: Int? {
    (0..<Self.occurrenceLimit).first { occurrence in
      fingerprint
        == Fingerprint.make(
          rule: rule, path: path, control: control, state: state, appearance: appearance,
          part: part, occurrence: occurrence)
    }
  }

  /// Repetitions that are looked for, so that a forged fingerprint costs little.
  private static let occurrenceLimit = 32
}

extension Measurement {
  /// Decimals of a recorded figure.
  private static let recordedScale = 10_000.0
  /// How much worse a figure may be that counts as the same: half of the last digit that reports
  /// show of a ratio, and what arithmetic loses of others (reports and command line, section 5).
  private var tolerance: Double {
    switch quantity {
    case .contrast: 0.005
    case .targetSize, .coverage, .overlap: 1e-6
    }
  }

  /// Whether a larger figure is a worse one.
  private var growsWorse: Bool {
    switch quantity {
    case .overlap: true
    case .contrast, .targetSize, .coverage: false
    }
  }

  /// The figure to four decimals, rounded to the side that is not stricter than itself.
  var recorded: Double {
    let scaled = value * Self.recordedScale
    let rounded = scaled.rounded()
    // What arithmetic loses must not move a figure to the next step.
    if abs(scaled - rounded) < 1e-3 { return rounded / Self.recordedScale }
    return scaled.rounded(growsWorse ? .up : .down) / Self.recordedScale
  }

  /// Whether the figure is worse than `recorded` by more than `margin`, or else the tolerance.
  func isWorse(than recorded: Double, by margin: Double? = nil) -> Bool {
    let margin = margin ?? tolerance
    return growsWorse ? value > recorded + margin : value < recorded - margin
  }
}
