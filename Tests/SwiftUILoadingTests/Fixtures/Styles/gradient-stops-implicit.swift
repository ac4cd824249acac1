import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(
        LinearGradient(
          stops: stops(configuration.isPressed), startPoint: .leading, endPoint: .trailing))
  }

  private func stops(_ isPressed: Bool) -> [Gradient.Stop] {
    isPressed
      ? [.init(color: .white, location: 0), .init(color: .black, location: 0.5)]
      : [.init(color: .black, location: 0.25), .init(color: .white, location: 0.75)]
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
