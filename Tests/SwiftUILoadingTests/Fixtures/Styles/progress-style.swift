import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Rectangle().fill(.black)
      ProgressView()
        .progressViewStyle(CircularProgressViewStyle(tint: .white))
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
