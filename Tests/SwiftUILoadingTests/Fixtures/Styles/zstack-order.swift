import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .bottomTrailing) {
      Color.black
      Rectangle().fill(Color.red).frame(width: 10, height: 10)
      configuration.label.foregroundColor(.white)
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
