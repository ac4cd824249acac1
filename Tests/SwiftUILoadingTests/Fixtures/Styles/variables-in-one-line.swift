import SwiftUI

enum Metrics {
  static let edge: CGFloat = 3, gap: CGFloat = 12
}

struct SampleStyle: ButtonStyle {
  var side: CGFloat = 10, wide: CGFloat = 60, high: CGFloat = 20
  var fore: Color = .white, back = Color.black

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: wide, height: high)
      .padding(Metrics.gap)
      .background(back)
      .foregroundColor(fore)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
