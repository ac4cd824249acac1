import SwiftUI

struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      configuration.content
    }
    .foregroundColor(.white)
    .background(Color.black)
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: Color.white.frame(width: 40, height: 10)) {
      configuration.label.frame(width: 60, height: 20)
    }
    .groupBoxStyle(Card())
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
