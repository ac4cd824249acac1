import CSS
import ColorMath
import Testing

/// Colours of web-platform-tests and css-parsing-tests.
@Suite(.enabled(if: SharedVectors.areAvailable))
struct ColorVectorTests {
  @Test("every published colour is parsed, converted and clipped as expected")
  func colors() throws {
    for entry in try SharedVectors.json("css-color/colors.json").array {
      let input = Self.decoded(try #require(entry["input"]?.text))
      let value = ColorValue.parse(input)
      guard let expected = entry["expected_srgb8"]?.text else {
        #expect(value == nil, "\(input) is invalid")
        continue
      }
      guard case .color(let color)? = value else {
        Issue.record("\(input) should be \(expected), is \(String(describing: value))")
        continue
      }
      #expect(Self.agrees(color, expected), "\(input) should be \(expected), is \(color.hex)")
    }
  }

  /// The text that a JavaScript string literal stands for.
  ///
  /// The inputs were copied out of scripts as they stand in their source, so `\\` is one backslash
  /// and `\t` a tab.
  private static func decoded(_ literal: String) -> String {
    literal.replacing(/\\(.)/) { match -> Substring in
      switch match.output.1 {
      case "t": "\t"
      case "n": "\n"
      default: match.output.1
      }
    }
  }

  /// Whether each channel is within 1 of `#rrggbbaa`; at alpha 0 the others do not matter.
  private static func agrees(_ color: Color, _ expected: String) -> Bool {
    let value = UInt32(expected.dropFirst(), radix: 16) ?? 0
    func channel(_ shift: UInt32) -> Int { Int(value >> shift & 0xFF) }
    let differences = [
      Int(Color.byte(color.alpha)) - channel(0), Int(Color.byte(color.red)) - channel(24),
      Int(Color.byte(color.green)) - channel(16), Int(Color.byte(color.blue)) - channel(8),
    ]
    return abs(differences[0]) <= 1
      && (channel(0) == 0 || differences.allSatisfy { abs($0) <= 1 })
  }
}
