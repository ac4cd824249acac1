import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Face(isPressed: configuration.isPressed) {
      configuration.label
    }
  }

  private struct Face<Label: View>: View {
    var isPressed: Bool
    @ViewBuilder var label: Label

    var body: some View {
      label
        .frame(width: 100, height: 44)
        .foregroundColor(.white)
        .background(isPressed ? Color(white: 0.4) : .black)
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
