import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      configuration.label
        .foregroundColor(.black)
        .frame(width: 90, height: 40)
        .background(Color.white)
    } else {
      configuration.label
        .foregroundColor(.white)
        .frame(width: 100, height: 44)
        .background(Color.black)
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
