import CSS
import Geometry

extension LengthPercentage {
  /// The length of an attribute's value, `nil` if it is not valid.
  init?(attribute text: String) {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    if let value = scanner.number(), let unit = Self.unit(&scanner) {
      scanner.skipSpace()
      if scanner.isAtEnd {
        self.init(value, unit)
        return
      }
    }
    self.init(Declaration(presentationAttribute: "", value: text).value[...])
  }

  /// The lengths of a list separated by commas or space, up to the first that is not valid.
  static func list(_ text: String) -> [LengthPercentage] {
    var scanner = NumberScanner(text)
    var lengths: [LengthPercentage] = []
    scanner.skipSpace()
    while let value = scanner.number(), let unit = unit(&scanner) {
      lengths.append(LengthPercentage(value, unit))
      scanner.skipCommaSpace()
    }
    return lengths
  }

  private static func unit(_ scanner: inout NumberScanner) -> LengthUnit? {
    if scanner.take(UInt8(ascii: "%")) { return .percent }
    return LengthUnit(rawValue: scanner.name().lowercased())
  }
}

extension Double {
  /// The number that an attribute holds, `nil` if it holds anything else.
  init?(attribute text: String) {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let value = scanner.number() else { return nil }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = value
  }
}

/// What relative lengths refer to inside one viewport.
struct Viewport: Hashable {
  var width: Double
  var height: Double
  var rootFontSize = 16.0
  /// Size of the whole drawing, which `vw` and `vh` refer to.
  var page = Size.zero

  /// What 100 % is: the viewport's width or height, or for neither its normalised diagonal.
  enum Axis {
    case horizontal, vertical, diagonal
  }

  /// The context in which a length along `axis` is resolved (SVG 2, section 8.9).
  func context(_ axis: Axis, fontSize: Double) -> LengthContext {
    let basis =
      switch axis {
      case .horizontal: width
      case .vertical: height
      case .diagonal: ((width * width + height * height) / 2).squareRoot()
      }
    return LengthContext(
      percentageBasis: basis, fontSize: fontSize, rootFontSize: rootFontSize,
      viewportWidth: page.width, viewportHeight: page.height)
  }
}
