import SwiftUI

struct SampleStyle: ButtonStyle {
  private var color: Color {
    if #available(iOS 17, *) { return .black }
    return .yellow
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(color)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
