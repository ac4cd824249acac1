import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 140, height: 44)
      .background(Color.black)
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .clipped()
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
