import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.black)
      .frame(width: 100, height: 44)
      .background(Color(red: 0.5, green: 0.6, blue: 0.7).blendMode(.multiply))
      .background(Color(red: 0.8, green: 0.5, blue: 1))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
