import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? Palette.pressed : Palette.fill)
  }
}

enum Palette {
  static let fill = color("#204060")
  static let pressed = color(argb: "#102030")

  static func color(_ hex: String) -> Color {
    let value = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: value).scanHexInt64(&int)
    return Color(
      red: Double((int >> 16) & 0xff) / 255, green: Double((int >> 8) & 0xff) / 255,
      blue: Double(int & 0xff) / 255)
  }

  static func color(argb text: String) -> Color {
    var digits = text
    if digits.hasPrefix("#") { digits.removeFirst() }
    var int: UInt64 = 0
    guard Scanner(string: digits).scanHexInt64(&int) else { return .white }
    let a, r, g, b: UInt64
    switch digits.count {
    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    default: (a, r, g, b) = (255, 255, 255, 255)
    }
    return Color(
      red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
      opacity: Double(a) / 255)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
