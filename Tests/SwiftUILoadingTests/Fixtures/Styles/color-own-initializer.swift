import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(Color.ink)
      .frame(width: 100, height: 44)
      .background(Color.surface)
  }
}

extension Color {
  init(provider: @escaping (UITraitCollection) -> Color) {
    self = Self(UIColor { UIColor(provider($0)) })
  }

  static let slate = Color(hex: 0x405070)
  static let sand = Color(hex: 0xE0C080)
  static let surface = Self { $0.userInterfaceStyle == .dark ? .sand : .slate }
  static let ink = Color(provider: { $0.userInterfaceStyle == .dark ? .black : .white })
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
