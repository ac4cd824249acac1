import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView(.horizontal) {
      Color.black.frame(width: 200, height: 30)
    }
    .frame(width: 100)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
