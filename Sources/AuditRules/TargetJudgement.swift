import Audit
import Geometry
import SceneModel

/// A target's extents against a minimum, as far as the source makes sure of them.
struct TargetJudgement {
  /// What is compared with the minimum.
  enum Measure: String {
    /// Side of the largest axis-aligned square inside the target (WCAG).
    case square
    /// The smaller extent of the target's bounding box (platform rules).
    case box
  }

  /// The extents, and how sure they are.
  let details: TargetDetails
  private let minimum: Double
  private let measure: Measure
  /// A target that misses its size by less than a millionth of a point meets it.
  static let tolerance = 1e-6

  init(_ details: TargetDetails, minimum: Double, measure: Measure) {
    self.details = details
    self.minimum = minimum
    self.measure = measure
  }

  private var evidence: SizeEvidence { details.evidence }

  /// The figure that is compared; `nil` if what is known does not decide.
  ///
  /// Where the width is not known, the height alone is compared: no square can be told, and a text is
  /// mostly wide enough. It is mostly not high enough, so that a width only shows what misses it.
  var value: Double? {
    guard let bounds = details.bounds else { return 0 }
    switch (evidence.width, evidence.height) {
    case (.unknown, .unknown): return nil
    case (.unknown, _): return bounds.height
    case (_, .unknown): return bounds.width < minimum - Self.tolerance ? bounds.width : nil
    case (_, _): return measure == .square ? details.square : min(bounds.width, bounds.height)
    }
  }

  /// Whether what is known meets the minimum.
  var isMet: Bool { value.map { $0 >= minimum - Self.tolerance } ?? false }

  /// Whether the box's extents are those of a device or of the design canvas, so that distances to
  /// other targets make sense.
  var hasPlace: Bool {
    [evidence.width, evidence.height].allSatisfy { $0 == .stated || $0 == .designTime }
  }

  /// Why a missed minimum is not proven; `nil` if it is.
  var doubt: SizeEvidence.Axis? {
    guard let bounds = details.bounds else { return nil }
    let axes = [(bounds.width, evidence.width), (bounds.height, evidence.height)]
      .filter { $0.1 != .unknown }
    let missing = axes.filter { $0.0 < minimum - Self.tolerance }.map(\.1)
    // One extent too small is proof; a shape too slender for its box needs both.
    if missing.contains(.stated) { return nil }
    let blamed = missing.isEmpty ? axes.map(\.1) : missing
    return [.designTime, .lowerBound].first { blamed.contains($0) }
  }

  /// The figures in one line, with what they rest on.
  var message: String {
    let required = Figure.extent(minimum, minimum)
    guard let bounds = details.bounds else { return "nothing takes a tap; required \(required)" }
    var text = details.text
    let side = min(bounds.width, bounds.height)
    if !isMet, !evidence.isPartial, measure == .square, details.square < side - 0.01 {
      text += ", largest square \(Figure.length(details.square)),"
    }
    text += isMet ? " meets " : " is below "
    text += evidence.isPartial ? Figure.length(minimum) : required
    return text + reservations
  }

  /// What limits the figures, each behind a semicolon.
  private var reservations: String {
    var text = ""
    if evidence.width == .unknown { text += "; the width depends on the content" }
    if evidence.height == .unknown { text += "; the height depends on the content" }
    if !isMet {
      switch doubt {
      case .designTime: text += "; on the design canvas, a device may show another size"
      case .lowerBound: text += "; content or code may make it larger"
      case .stated, .unknown, nil: break
      }
    }
    return evidence.basis.isEmpty ? text : text + "; \(evidence.basis)"
  }

  /// How many points are missing on which axis.
  var advice: String {
    guard let bounds = details.bounds else {
      return evidence.notation.takingTaps
    }
    var missing: [String] = []
    if evidence.width != .unknown, bounds.width < minimum {
      missing.append("\(Figure.short(minimum - bounds.width)) wider")
    }
    if evidence.height != .unknown, bounds.height < minimum {
      missing.append("\(Figure.short(minimum - bounds.height)) taller")
    }
    if missing.isEmpty {
      let side = Figure.length(details.square)
      return "the largest square inside is \(side); make the shape fuller or larger"
    }
    let lengths = [
      evidence.width != .unknown && bounds.width < minimum,
      evidence.height != .unknown && bounds.height < minimum,
    ].map { $0 ? Figure.short(minimum) : nil }
    if let advice = evidence.notation.enlarging(toWidth: lengths[0], height: lengths[1]) {
      return "make the hit area \(missing.joined(separator: " and ")): \(advice)"
    }
    return "make the hit area \(missing.joined(separator: " and ")), by padding or a minimum frame"
  }

  /// The lengths to write for all extents that are missing in `rendition` of `control`; `nil` if files
  /// do not write them, or if they are not all that decides.
  ///
  /// They are long enough for its other states as well, such as one that shrinks while pressed.
  func lengthChanges(
    _ rendition: Rendition, of control: Control
  ) -> [Suggestion.LengthChange]? {
    // Where another control takes a part, or a shape is not full, its extents promise nothing.
    guard let bounds = details.bounds, case .region(let region) = rendition.hitRegion,
      let claimed = region.boundingBox, claimed.isClose(to: bounds),
      evidence.isPartial || details.square >= min(bounds.width, bounds.height) - Self.tolerance
    else { return nil }
    let axes = [
      (bounds.width, evidence.width, \SizeLevers.width),
      (bounds.height, evidence.height, \SizeLevers.height),
    ]
    let others = control.renditions.filter { !$0.state.contains(.disabled) }
    var changes: [Suggestion.LengthChange] = []
    for (extent, axis, lever) in axes where axis != .unknown && extent < minimum - Self.tolerance {
      guard let own = rendition.sizeLevers[keyPath: lever],
        var change = Suggestion.LengthChange(own, reaching: minimum)
      else { return nil }
      for other in others.compactMap({ $0.sizeLevers[keyPath: lever] }) {
        guard other.provenance.literal == change.definition,
          let further = Suggestion.LengthChange(other, reaching: minimum)
        else { continue }
        if further.after > change.after { change = further }
      }
      // One length may be that of both axes.
      if let index = changes.firstIndex(where: { $0.definition.isSameValue(as: change.definition) })
      {
        if changes[index].after < change.after { changes[index] = change }
      } else {
        changes.append(change)
      }
    }
    return changes.isEmpty ? nil : changes
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    [
      x - other.x, y - other.y, width - other.width, height - other.height,
    ].allSatisfy { abs($0) < TargetJudgement.tolerance }
  }
}

extension Definition {
  /// Whether both are the same literal, whatever the chains call it.
  fileprivate func isSameValue(as other: Definition) -> Bool {
    location == other.location && value == other.value
  }
}
