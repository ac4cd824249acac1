import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 40, height: 40)
      .background(Color.black)
      .foregroundColor(.white)
      .scaleEffect(x: 2, y: 1, anchor: .leading)
      .offset(x: 10, y: -5)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
