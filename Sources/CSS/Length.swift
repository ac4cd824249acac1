/// Units of length and the percentage (https://www.w3.org/TR/css-values-4/#lengths).
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  /// No unit: user units in an SVG, the same size as `px`.
  case none = ""
  /// CSS pixel.
  case px
  /// Point, 1/72 in.
  case pt
  /// Pica, 12 pt.
  case pc
  /// Millimetre.
  case mm
  /// Centimetre.
  case cm
  /// Inch, 96 px.
  case `in`
  /// Quarter of a millimetre.
  case q
  /// Font size of the element.
  case em
  /// Font size of the root element.
  case rem
  /// Height of the letter x.
  case ex
  /// Width of the digit 0.
  case ch
  /// Percent of a size that the property determines.
  case percent = "%"
  /// Percent of the viewport's width.
  case vw
  /// Percent of the viewport's height.
  case vh
  /// Percent of the viewport's smaller side.
  case vmin
  /// Percent of the viewport's larger side.
  case vmax
}

/// A number with a unit of length.
public struct Length: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The unit that it counts.
  public var unit: LengthUnit

  /// A length from its parts.
  public init(_ value: Double, _ unit: LengthUnit) {
    self.value = value
    self.unit = unit
  }
}

/// The sizes that relative lengths refer to, all in CSS pixels.
public struct LengthContext: Hashable, Sendable {
  /// What 100 % is.
  public var percentageBasis: Double
  /// Font size of the element.
  public var fontSize: Double
  /// Font size of the root element.
  public var rootFontSize: Double
  /// Width of the viewport.
  public var viewportWidth: Double
  /// Height of the viewport.
  public var viewportHeight: Double

  /// A context; 16 is the initial font size of browsers.
  public init(
    percentageBasis: Double = 0, fontSize: Double = 16, rootFontSize: Double = 16,
    viewportWidth: Double = 0, viewportHeight: Double = 0
  ) {
    self.percentageBasis = percentageBasis
    self.fontSize = fontSize
    self.rootFontSize = rootFontSize
    self.viewportWidth = viewportWidth
    self.viewportHeight = viewportHeight
  }
}

extension Length {
  /// The length in CSS pixels.
  ///
  /// `ex` and `ch` are taken as half the font size, which the specification prescribes where the
  /// font is not known (https://www.w3.org/TR/css-values-4/#font-relative-lengths).
  public func resolved(in context: LengthContext) -> Double {
    switch unit {
    case .none, .px: value
    case .pt: value * 96 / 72
    case .pc: value * 16
    case .mm: value * 96 / 25.4
    case .cm: value * 96 / 2.54
    case .in: value * 96
    case .q: value * 96 / 101.6
    case .em: value * context.fontSize
    case .rem: value * context.rootFontSize
    case .ex, .ch: value * context.fontSize / 2
    case .percent: value * context.percentageBasis / 100
    case .vw: value * context.viewportWidth / 100
    case .vh: value * context.viewportHeight / 100
    case .vmin: value * min(context.viewportWidth, context.viewportHeight) / 100
    case .vmax: value * max(context.viewportWidth, context.viewportHeight) / 100
    }
  }
}

/// A `<length-percentage>`, or a number where a property takes one: a sum of lengths.
public struct LengthPercentage: Hashable, Sendable {
  /// The summands; one unless the value is a `calc()` that mixes units.
  public var terms: [Length]

  /// A sum of lengths.
  public init(terms: [Length]) { self.terms = terms }

  /// A single length.
  public init(_ value: Double, _ unit: LengthUnit) { terms = [Length(value, unit)] }

  /// A length, percentage, number or `calc()` of them, or `nil` if `tokens` are anything else.
  ///
  /// White space at the ends is skipped.
  public init?(_ tokens: ArraySlice<Token>) {
    guard let quantity = Calculation.quantity(tokens.trimmed) else { return nil }
    var terms: [Length] = []
    for term in quantity.terms {
      switch term.unit {
      case .number: terms.append(Length(term.value, .none))
      case .length(let unit): terms.append(Length(term.value, unit))
      case .degree: return nil
      }
    }
    // A number is no length, so that the two cannot be added.
    guard terms.count <= 1 || !terms.contains(where: { $0.unit == .none }) else { return nil }
    self.terms = terms.isEmpty ? [Length(0, .none)] : terms
  }

  /// The value in CSS pixels.
  public func resolved(in context: LengthContext) -> Double {
    terms.reduce(0) { $0 + $1.resolved(in: context) }
  }
}
