import SwiftUI

struct SampleStyle: ButtonStyle {
  @State private var isHovered = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(isHovered ? Color.black : Color.white)
      .foregroundColor(isHovered ? .white : .black)
      .onHover { isHovered = $0 }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
