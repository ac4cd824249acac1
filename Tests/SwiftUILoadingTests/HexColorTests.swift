import SceneModel
import Testing

/// Colours in hexadecimal notation whose digits may include the alpha.
struct HexColorTests {
  /// An initialiser of a project that takes eight digits apart, the first two being `first`.
  private static func initializer(_ order: String) -> String {
    """
    extension Color {
      init(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&value)
        let a, r, g, b: UInt64
        switch digits.count {
        case 6: (a, r, g, b) = (255, value >> 16, value >> 8 & 0xFF, value & 0xFF)
        case 8: \(order) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        default: (a, r, g, b) = (255, 0, 0, 0)
        }
        self.init(
          .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
          opacity: Double(a) / 255)
      }
    }
    """
  }

  @Test(
    "the project's own initialiser says which of eight digits are the alpha",
    arguments: [("(a, r, g, b)", "#33669980"), ("(r, g, b, a)", "#80336699")])
  func order(_ order: String, _ expected: String) throws {
    let project = try SwiftProject.style(
      "Color(hex: \"#80336699\")", outside: Self.initializer(order))
    #expect(try project.hex("S") == expected)
  }

  @Test("it is asked about a number of more than six digits too")
  func number() throws {
    let project = try SwiftProject.style(
      "Color(hex: 0x336699CC)",
      outside: """
        extension Color {
          init(hex: UInt) {
            self.init(
              red: Double((hex >> 24) & 0xFF) / 255, green: Double((hex >> 16) & 0xFF) / 255,
              blue: Double((hex >> 8) & 0xFF) / 255, opacity: Double(hex & 0xFF) / 255)
          }
        }
        """)
    #expect(try project.hex("S") == "#336699CC")
  }

  @Test("without it eight digits are not guessed at")
  func unknown() throws {
    let project = try SwiftProject.style("Color(hex: \"#80336699\")")
    guard case .unresolved(let cause, _) = try project.fill("S") else {
      Issue.record("resolved")
      return
    }
    #expect(cause.detail.contains("alpha first or last"))
  }
}
