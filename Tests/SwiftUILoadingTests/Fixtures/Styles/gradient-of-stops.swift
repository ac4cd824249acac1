import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(
        LinearGradient(
          gradient: Gradient(stops: [
            .init(color: .black, location: 0), .init(color: .white, location: 0.5),
          ]), startPoint: .leading, endPoint: .trailing))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
