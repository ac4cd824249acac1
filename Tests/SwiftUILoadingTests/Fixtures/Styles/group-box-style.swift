import SwiftUI

struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      configuration.content
    }
    .padding(8)
    .foregroundColor(.white)
    .background(Color.black)
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox {
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
