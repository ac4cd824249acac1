import SwiftUI

struct SampleStyle<Fill: ShapeStyle>: ButtonStyle {
  let fill: Fill

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundStyle(.white)
      .background(fill)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle(fill: Color(white: 0.2)))
  }
}
