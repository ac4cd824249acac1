import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.white)
      .foregroundColor(.black)
      .overlay(
        Rectangle().fill(Color.yellow.opacity(0.1)).frame(width: 140, height: 44)
          .allowsHitTesting(false))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
