import SwiftUI

struct SampleStyle<S: Shape>: ButtonStyle {
  let shape: S
  var isProminent = true

  func makeBody(configuration: Configuration) -> some View {
    if isProminent {
      return AnyView(
        configuration.label
          .foregroundColor(.white)
          .frame(width: 60, height: 60)
          .background(shape.fill(Color.black)))
    }
    return AnyView(configuration.label)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle(shape: Circle()))
  }
}
