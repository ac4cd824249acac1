import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.controlSize) private var controlSize

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: controlSize == .large ? 50 : 30)
      .background(Color.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
      .controlSize(.large)
  }
}
