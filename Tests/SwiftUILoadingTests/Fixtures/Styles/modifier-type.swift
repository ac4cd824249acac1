import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(Look(isPressed: configuration.isPressed))
  }
}

struct Look: ViewModifier {
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(isPressed ? Color(white: 0.4) : Color.black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
