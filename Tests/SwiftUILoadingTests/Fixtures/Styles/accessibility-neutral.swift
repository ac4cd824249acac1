import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .accessibilityLabel("Save the draft")
      .background(Color.black)
      .foregroundColor(.white)
      .accessibilityAddTraits(.isSelected)
      .accessibilityHint(Text("Twice"))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
