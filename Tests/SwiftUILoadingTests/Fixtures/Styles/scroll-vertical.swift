import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView {
      Color.black.frame(width: 40, height: 20)
      Color.black.frame(width: 60, height: 20)
    }
    .frame(height: 100)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
