/// A kind of colour vision in which one of the three kinds of cones is missing.
///
/// Source of the matrices: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based
/// Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0.
public enum ColorVisionDeficiency: String, Hashable, Sendable, CaseIterable {
  /// No cones for long waves: red is dark and taken for green.
  case protanopia
  /// No cones for middle waves: red and green are taken for each other.
  case deuteranopia
  /// No cones for short waves: blue and green, yellow and violet are taken for each other.
  case tritanopia

  /// Maps linear-light red, green and blue to those that look alike to everybody, row by row.
  public var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

extension Color {
  /// The colour that looks to everybody as this one does to a person with `deficiency`, clipped to
  /// sRGB.
  public func simulated(_ deficiency: ColorVisionDeficiency) -> Color {
    let linear = [red, green, blue].map { TransferFunction.linear($0) }
    let seen = deficiency.matrix.map { row in
      TransferFunction.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return Color(red: seen[0], green: seen[1], blue: seen[2], alpha: alpha).clippedToSRGB
  }
}
