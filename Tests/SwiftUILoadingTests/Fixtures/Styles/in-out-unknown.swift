import SwiftUI

struct SampleStyle: ButtonStyle {
  var fill: Color {
    var white = 0.0
    readTone(&white)
    return Color(white: white)
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(fill)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
