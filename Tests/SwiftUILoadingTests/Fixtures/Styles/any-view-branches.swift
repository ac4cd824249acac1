import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      return AnyView(
        configuration.label.frame(width: 100, height: 44).background(Color.black).foregroundColor(
          .white))
    }
    return AnyView(
      configuration.label.frame(width: 100, height: 44).background(Color.white).foregroundColor(
        .black))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
