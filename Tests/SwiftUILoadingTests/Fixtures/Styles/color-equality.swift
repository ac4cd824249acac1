import SwiftUI

enum Ink {
  static let dark = Color(white: 0.2)
  static let light = Color(white: 0.8)
}

struct SampleStyle: ButtonStyle {
  var fill: Color = Ink.dark

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundStyle(fill == Ink.dark ? Color.white : .black)
      .background(fill != Ink.light ? fill : Color.red)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
