import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(0)
      .frame(width: 60, height: 60)
      .background(
        Circle().fill(
          AngularGradient(colors: [Color(white: 0), Color(white: 1)], center: .center)))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
