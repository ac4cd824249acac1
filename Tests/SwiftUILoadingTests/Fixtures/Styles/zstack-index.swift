import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).zIndex(1)
      Color.black
      configuration.label.opacity(0)
    }
    .frame(width: 100, height: 44)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
