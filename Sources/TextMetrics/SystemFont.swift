/// An estimate of Apple's system font, which may not be redistributed.
///
/// Widths are those of Inter, a free font of nearly the same proportions, with the system font's
/// published tracking; see `relativeError`. Heights are exact before the platform rounds them up
/// to a device pixel.
public struct SystemFont: Hashable, Sendable {
  /// A design of the system font; serif and rounded are measured like the default.
  public enum Design: String, CaseIterable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Font size in points.
  public let size: Double
  /// Weight on the CSS scale; widths change between 400 and 700 only.
  public let weight: Double
  /// Design of the letters.
  public let design: Design

  /// The largest expected error of a label's width, as a share of the width.
  public static let relativeError = 0.05

  /// A font of a size in points and a weight on the CSS scale.
  public init(size: Double, weight: Double = 400, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font of a text style, with another weight if one is given.
  public init(style: TextStyle, weight: Double? = nil, design: Design = .default) {
    self.init(size: style.size, weight: weight ?? style.weight, design: design)
  }

  /// Height of one line of text in points: ascender 0.952148 and descender 0.241211 of the em.
  ///
  /// Check: 15 points give 17.900391, the line height that the platform reports.
  public var lineHeight: Double { size * 1.193359375 }

  /// How far the first baseline lies below the top of a text, in points.
  public var ascent: Double { size * 0.9521484375 }

  /// Distance between the baselines of a paragraph in points.
  ///
  /// The text styles' figures, straight between their sizes and in proportion outside.
  public var leading: Double {
    let styled = Self.leadings.value(at: min(max(size, 11), 34))
    if size < 11 { return styled * size / 11 }
    return size > 34 ? styled * size / 34 : styled
  }

  /// Height of a text of `lines` lines in points, 0 for none.
  public func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    return Double(lines) * lineHeight + Double(lines - 1) * (leading - lineHeight)
  }

  /// Space added to each character in points.
  ///
  /// Zero from 20 points (Inter Display needs none) and for the monospaced design.
  public var tracking: Double {
    guard design != .monospaced, size < Self.displaySize else { return 0 }
    return Self.trackings.value(at: size)
  }

  /// Width of one line of `text` in points, within `relativeError`.
  public func width(of text: String) -> Double {
    face.width(of: text, size: size, letterSpacing: tracking)
  }

  /// Width of each user-perceived character of one line in points, tracking included.
  public func advances(of text: String) -> [Double] {
    let tracking = tracking
    return face.advances(of: text).map { $0 * size + tracking }
  }

  private var face: FontFace {
    let boldness = (weight - 400) / 300
    if design == .monospaced {
      return FontFace(
        .systemMonospaced, bold: .systemMonospaced, boldness: 0, averageAdvance: Self.unknownAdvance
      )
    }
    return size < Self.displaySize
      ? FontFace(
        .inter, bold: .interBold, boldness: boldness, averageAdvance: Self.unknownAdvance)
      : FontFace(
        .interDisplay, bold: .interDisplayBold, boldness: boldness,
        averageAdvance: Self.unknownAdvance)
  }

  /// Size in points from which the display cut is used.
  private static let displaySize = 20.0

  /// Assumed width in em of a character that Inter's table lacks.
  private static let unknownAdvance = 0.6

  /// Human Interface Guidelines, Typography: tracking by size, both in points.
  private static let trackings = PiecewiseLinearFunction(points: [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
  ])

  private static let leadings = PiecewiseLinearFunction(
    points: TextStyle.allCases.reversed().map { ($0.size, $0.leading) })
}
