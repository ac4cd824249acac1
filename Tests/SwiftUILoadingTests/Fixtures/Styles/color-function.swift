import SwiftUI

extension Color {
  static func fill(pressed: Bool) -> Color { pressed ? .black : .white }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.fill(pressed: configuration.isPressed))
      .foregroundColor(configuration.isPressed ? .white : .black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
