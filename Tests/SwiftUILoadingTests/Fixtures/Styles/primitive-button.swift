import SwiftUI

struct SampleStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.trigger) {
      configuration.label
        .foregroundColor(.white)
        .padding(6)
        .background(Color.black)
    }
    .buttonStyle(.plain)
    .frame(width: 200, height: 60)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
