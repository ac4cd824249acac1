import SwiftUI

struct Surface: ViewModifier {
  let fill: Color
  var inset: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .foregroundColor(.white)
      .frame(width: 60, height: 20)
      .padding(inset)
      .background(fill)
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(Surface(fill: .black, inset: configuration.isPressed ? 4 : 8))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
