import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    let fill: Color
    switch colorScheme {
    case .dark: fill = Color(white: 0.2)
    default: fill = Color(white: 0.4)
    }
    return configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .background(fill)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
