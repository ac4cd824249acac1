import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .padding([.top, .bottom], 4)
      .background(Color(red: 0.1, green: 0.1, blue: 0.1))
      .foregroundColor(Color(white: 0.5))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
