import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.dynamicTypeSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: size >= .accessibility1 || size.isAccessibilitySize ? 70 : 44)
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
