import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(isFocused ? Color.black : Color.white)
      .foregroundColor(isFocused ? .white : .black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
