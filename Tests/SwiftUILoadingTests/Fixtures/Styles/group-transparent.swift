import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 5) {
      Group {
        ForEach(0..<2) { _ in Color.black.frame(width: 20, height: 30) }
      }
      if configuration.isPressed || !configuration.isPressed {
        configuration.label.frame(width: 30, height: 30)
      }
    }
    .padding(7)
    .background(Color.black)
    .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
