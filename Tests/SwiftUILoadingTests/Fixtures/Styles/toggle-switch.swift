import SwiftUI

struct SampleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Capsule()
      .fill(configuration.isOn ? Color.green : Color(white: 0.5))
      .frame(width: 52, height: 32)
      .overlay(
        Circle()
          .fill(Color.white)
          .padding(2)
          .offset(x: configuration.isOn ? 10 : -10)
      )
      .onTapGesture { configuration.isOn.toggle() }
  }
}

struct Sample: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Save", isOn: $isOn)
      .toggleStyle(SampleStyle())
  }
}
