import SwiftUI

struct SampleStyle: ButtonStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(colorScheme == .dark ? .black : .white)
      .frame(width: 100, height: 44)
      .background(colorScheme == .dark ? Color.yellow : Color.purple)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
