import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(
        Group {
          if configuration.isPressed {
            withAnimation { Color(hex: 0x102030) }
          } else {
            withAnimation(.easeOut) {
              Color(hex: 0x204060)
            }
          }
        })
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
