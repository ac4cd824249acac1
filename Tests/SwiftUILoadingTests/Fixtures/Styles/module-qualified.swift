import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(SwiftUI.Color.white)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? SwiftUI.Color.deep : Color.shade)
  }
}

extension SwiftUI.Color {
  static let deep = SwiftUI.Color(red: 0.25, green: 0.25, blue: 0.25)
}

extension Color {
  static let shade = SwiftUI.Color(hex: 0x203040)
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
