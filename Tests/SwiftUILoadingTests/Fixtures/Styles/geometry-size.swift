import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      configuration.label
        .frame(width: proxy.size.width, height: 44)
        .background(Color.black)
        .foregroundColor(.white)
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
