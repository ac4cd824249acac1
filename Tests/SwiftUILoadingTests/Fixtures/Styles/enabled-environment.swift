import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isEnabled ? .white : .gray)
      .frame(width: 100, height: 44)
      .background(isEnabled ? Color.blue : Color(white: 0.9))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
