import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .primaryLook(height: 44)
  }
}

extension View {
  func primaryLook(height: CGFloat) -> some View {
    self
      .foregroundColor(.white)
      .frame(width: 100, height: height)
      .background(Color.black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
