import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.black)
      .foregroundColor(.white)
      .scaleEffect(reduceMotion ? 1 : configuration.isPressed ? 0.9 : 1)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
