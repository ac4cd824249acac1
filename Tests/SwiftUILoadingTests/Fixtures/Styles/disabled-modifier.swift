import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(isEnabled ? Color.blue : Color.black)
      .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
      .disabled(true)
  }
}
