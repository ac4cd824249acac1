import SwiftUI

struct SampleStyle: ButtonStyle {
  #if os(macOS)
    private let fill = Color.yellow
  #else
    private let fill = Color.black
  #endif

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(fill)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
