import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.black)
      .frame(width: 100, height: 40)
      .background(
        LinearGradient(
          colors: [Color(white: 0.2), Color(white: 0.8)], startPoint: .top, endPoint: .bottom))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
