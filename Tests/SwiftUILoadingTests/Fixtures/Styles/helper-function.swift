import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    styled(configuration.label, height: 44)
      .background(fill(isPressed: configuration.isPressed))
  }

  private func styled<Content: View>(_ content: Content, height: CGFloat, width: CGFloat = 100)
    -> some View
  {
    content
      .foregroundColor(.white)
      .frame(width: width, height: height)
  }

  private func fill(isPressed: Bool) -> Color {
    guard isPressed else { return .black }
    return Color(white: 0.3)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
