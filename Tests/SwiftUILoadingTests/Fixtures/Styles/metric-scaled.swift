import SwiftUI

struct SampleStyle: ButtonStyle {
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: side, height: side)
      .background(Color.black)
      .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
