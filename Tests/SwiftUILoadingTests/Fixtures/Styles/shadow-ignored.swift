import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.black)
      .foregroundColor(.white)
      .shadow(color: .black, radius: 10)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
