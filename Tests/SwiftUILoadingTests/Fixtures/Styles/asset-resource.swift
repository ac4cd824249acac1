import SwiftUI

extension ColorResource {
  static let inkDeep = ColorResource(name: "deep ink", bundle: .main)
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color(.inkDeep))
      .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
