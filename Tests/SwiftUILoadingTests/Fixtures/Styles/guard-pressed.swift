import SwiftUI

struct SampleStyle: ButtonStyle {
  private func fill(_ isPressed: Bool) -> Color {
    guard isPressed else { return .white }
    return .black
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(fill(configuration.isPressed))
      .foregroundColor(configuration.isPressed ? .white : .black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
