import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Color.black.frame(width: 20, height: 20)
      Spacer(minLength: 30)
      Color.black.frame(width: 20, height: 20)
    }
    .fixedSize()
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
