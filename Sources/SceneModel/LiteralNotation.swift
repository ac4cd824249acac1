public import ColorMath

/// How a source writes the colour of a definition, so that another one can be written the same way.
///
/// A loader states it on the definition that ends a chain (``Provenance/literal``), the line to
/// change. A suggestion is rounded with ``rounded(_:)``, measured as rounded, and shown as
/// ``text(of:replacing:)``; the alpha that is written stays as it is.
///
/// A chain that leaves the project's files ends at their last line: where a theme says
/// `@android:color/white` or an interface file says `systemColor="labelColor"`, that reference is
/// the literal, in the notation in which its file would write a colour of its own.
public enum LiteralNotation: Hashable, Sendable {
  /// A notation of CSS or of style files; `#RRGGBB` may stand for each of them.
  case css
  /// `#RRGGBB` or `#AARRGGBB` of Android, with the definition's own `alpha` of 0...255.
  ///
  /// For a literal, `alpha` is the one that it is written with (255 for `#RGB` and `#RRGGBB`); for a
  /// reference to a platform's colour, that of the colour. What multiplies it elsewhere, such as
  /// `android:alpha`, does not count.
  case alphaFirstHex(alpha: UInt8)
  /// Components one by one, with the alpha in a place of its own.
  case components(LiteralComponents)

  /// The colour nearest to `color` that can be written, with an alpha of 1.
  public func rounded(_ color: Color) -> Color {
    switch self {
    case .css, .alphaFirstHex: color.withAlpha(1).roundedTo8Bits
    case .components(let components): components.rounded(color)
    }
  }

  /// What to write for `color`, whose alpha does not count, in the place of `written`.
  public func text(of color: Color, replacing written: String) -> String {
    switch self {
    case .css: return CSSColorText(written).text(with: color)
    case .alphaFirstHex(let alpha):
      let digits = written.first == "#" ? written.dropFirst() : ""
      // #ARGB and #AARRGGBB name the alpha even where it is 255.
      let named = digits.count == 4 ? 1 : digits.count == 8 ? 2 : 0
      let hex = HexText(digits.dropFirst(named)).text(with: color) ?? color.withAlpha(1).hex
      guard alpha < 255 || named > 0 else { return hex }
      let isShort = hex.count < 7
      // The alpha of a short form has two equal digits.
      let alphaText =
        named == 0 || (named == 1) != isShort
        ? HexText.pair(alpha) : String(digits.prefix(named))
      return "#" + alphaText + hex.dropFirst()
    case .components(let components): return components.text(of: color, replacing: written)
    }
  }
}

/// How a source writes the components of a colour one by one.
public struct LiteralComponents: Hashable, Sendable {
  /// Which component a number is.
  public enum Channel: String, Hashable, Sendable {
    /// Red of three components.
    case red
    /// Green of three components.
    case green
    /// Blue of three components.
    case blue
    /// The only one of a grey.
    case white

    /// Position among the components of its space.
    var index: Int {
      switch self {
      case .red, .white: 0
      case .green: 1
      case .blue: 2
      }
    }
  }

  /// How a number is written.
  public enum Number: String, Hashable, Sendable {
    /// 0...1 with three decimals: `0.502`.
    case unit
    /// 0...255: `128`.
    case byte
    /// 0...255 in hex: `0x80`.
    case hexByte = "hex-byte"
  }

  /// What stands around the numbers.
  public enum Syntax: String, Hashable, Sendable {
    /// Attributes of XML: `red="0.502"`.
    case attributes
    /// Members of JSON: `"red" : "0.502"`.
    case members
    /// SwiftUI's initialiser: `Color(red: 0.502, green: 0, blue: 0)`.
    case initializer
    /// UIKit's initialiser: `UIColor(red: 0.502, green: 0, blue: 0, alpha: 1)`.
    case uiColorInitializer = "ui-color-initializer"
    /// AppKit's initialiser: `NSColor(srgbRed: 0.502, green: 0, blue: 0, alpha: 1)`.
    case nsColorInitializer = "ns-color-initializer"
    /// The digits of `#808080` or `0x808080` in the code that is written.
    case hexDigits = "hex-digits"
  }

  /// The space of the numbers.
  public var space: ComponentSpace
  /// The components in the order in which they are written, each with its own kind of number.
  public var components: [Component]
  /// What stands around them.
  public var syntax: Syntax
  /// The colour's alpha where the code that is written does not name it, as that of a colour of the
  /// platform.
  public var alpha = 1.0

  /// One component.
  public struct Component: Hashable, Sendable {
    /// Which one it is.
    public var channel: Channel
    /// How it is written.
    public var number: Number

    /// A component from its parts.
    public init(_ channel: Channel, _ number: Number) {
      self.channel = channel
      self.number = number
    }
  }

  /// A notation from its parts.
  public init(
    space: ComponentSpace, components: [Component], syntax: Syntax, alpha: Double = 1
  ) {
    self.space = space
    self.components = components
    self.syntax = syntax
    self.alpha = alpha
  }

  /// The numbers of `color` as multiples of the least step of each.
  private func steps(of color: Color) -> [Int] {
    let values = space.components(of: color)
    return components.map { component in
      let index = component.channel.index
      let value = index < values.count ? min(max(values[index], 0), 1) : 0
      return Int((value * component.number.steps).rounded())
    }
  }

  func rounded(_ color: Color) -> Color {
    var values = space.components(of: color)
    for (component, step) in zip(components, steps(of: color))
    where component.channel.index < values.count {
      values[component.channel.index] = Double(step) / component.number.steps
    }
    return space.color(values)
  }

  /// The number of each of ``components`` for `color`, whose alpha does not count.
  public func numbers(of color: Color) -> [String] {
    zip(components, steps(of: color)).map { $0.number.text($1) }
  }

  func text(of color: Color, replacing written: String) -> String {
    if syntax == .hexDigits {
      return SwiftLiteral(written).replacingDigits(by: String(color.withAlpha(1).hex.dropFirst()))
    }
    let parts = zip(components, numbers(of: color)).map { component, number in
      let name = component.channel.rawValue
      switch syntax {
      case .attributes: return "\(name)=\"\(number)\""
      case .members: return "\"\(name)\" : \"\(number)\""
      case .nsColorInitializer where component.channel == .red: return "srgbRed: \(number)"
      case .initializer, .uiColorInitializer, .nsColorInitializer, .hexDigits:
        return "\(name): \(number)"
      }
    }
    switch syntax {
    case .attributes: return parts.joined(separator: " ")
    case .members: return parts.joined(separator: ", ")
    case .initializer, .uiColorInitializer, .nsColorInitializer, .hexDigits:
      let literal = SwiftLiteral(written)
      let unnamed = alpha < 1 ? Number.unit.text(Int((alpha * 1000).rounded())) : nil
      let isSwiftUI = syntax == .initializer
      let opacity = (literal.alpha ?? unnamed ?? (isSwiftUI ? nil : "1")).map {
        ", \(isSwiftUI ? "opacity" : "alpha"): \($0)"
      }
      let type = isSwiftUI ? "Color" : syntax == .nsColorInitializer ? "NSColor" : "UIColor"
      return type + "(" + parts.joined(separator: ", ") + (opacity ?? "") + ")" + literal.modifiers
    }
  }
}

extension LiteralComponents.Number {
  /// How many steps lie between 0 and 1.
  fileprivate var steps: Double {
    switch self {
    case .unit: 1000
    case .byte, .hexByte: 255
    }
  }

  fileprivate func text(_ step: Int) -> String {
    switch self {
    case .unit:
      let digits = String(step % 1000)
      return "\(step / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    case .byte: return String(step)
    case .hexByte: return "0x" + HexText.pair(UInt8(clamping: step))
    }
  }
}
