internal import Audit

extension Measurement {
  /// What was measured, for people, such as `3.45:1`, `24 x 20` or `10 %`.
  var measuredText: String {
    switch details {
    case .contrast: Figure.ratio(value) + ":1"
    case .target(let target): target.text(deciding: value)
    case .coverage: Figure.percentage(value)
    case .overlap(let overlap): Figure.extent(overlap.bounds.width, overlap.bounds.height)
    }
  }

  /// What is required, for people, such as `4.5:1`, `24 x 24` or `99 %`.
  var requiredText: String {
    switch quantity {
    case .contrast: Figure.short(required) + ":1"
    case .targetSize: requiredSize
    case .coverage: Figure.percentage(required)
    case .overlap: "no overlap"
    }
  }

  private var requiredSize: String {
    guard case .target(let target) = details, target.bounds != nil, target.evidence.isPartial
    else { return Figure.extent(required, required) }
    return Figure.length(required)
  }

  /// How far the figure falls short: 1 at the threshold, less the worse it is.
  var fulfilment: Double {
    switch quantity {
    case .contrast, .targetSize, .coverage: required > 0 ? value / required : 1
    case .overlap: 1 / (1 + max(value, 0))
    }
  }

  /// The unit of ``value`` and ``required`` in machine-readable reports.
  var unit: String {
    switch quantity {
    case .contrast: "ratio"
    case .targetSize: "pt"
    case .coverage: "share"
    case .overlap: "pt2"
    }
  }
}

extension TargetDetails {
  /// Width and height, and the largest square where that is what falls short.
  fileprivate func text(deciding value: Double) -> String {
    // A hundredth of a point is the least that the figures show.
    guard let bounds, value == square, square < min(bounds.width, bounds.height) - 0.01 else {
      return text
    }
    return text + ", largest square " + Figure.length(square)
  }
}
