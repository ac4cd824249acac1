import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(Color(white: 0x76 / 255.0))
      .saturation(configuration.isPressed ? 0 : 1)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
