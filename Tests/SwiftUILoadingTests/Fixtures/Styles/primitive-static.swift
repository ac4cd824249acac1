import SwiftUI

extension PrimitiveButtonStyle where Self == SampleStyle {
  static var sample: SampleStyle { SampleStyle() }
}

struct SampleStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.black)
      .foregroundColor(.white)
      .onTapGesture(perform: configuration.trigger)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.sample)
  }
}
