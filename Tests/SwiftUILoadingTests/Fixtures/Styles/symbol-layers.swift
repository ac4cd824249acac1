import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Image(systemName: "info.circle.fill").frame(width: 20, height: 20)
      configuration.label.frame(width: 80, height: 44)
    }
    .foregroundStyle(.black, .blue)
    .background(Color.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
