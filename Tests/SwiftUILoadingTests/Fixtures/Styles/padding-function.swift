import SwiftUI

extension CGFloat {
  static func grid(_ n: Int) -> Self { Self(n) * 4 }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 12))
      .foregroundColor(.white)
      .padding(.horizontal, .grid(5))
      .padding(.vertical, .grid(3))
      .background(Color.black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
