import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .background(isEnabled ? Color.black : Color(white: 0.5))
  }
}

struct Sample: View {
  var body: some View {
    VStack {
      Button("Save") {}
        .buttonStyle(SampleStyle())
        .disabled(false)
    }
    .disabled(true)
  }
}
