import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Content(configuration: configuration)
  }

  private struct Content: View {
    let configuration: ButtonStyle.Configuration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .foregroundColor(.white)
        .frame(width: 100, height: 44)
        .background(color)
    }

    private var color: Color {
      if !isEnabled { return Color(white: 0.5) }
      return configuration.isPressed ? .purple : .indigo
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
