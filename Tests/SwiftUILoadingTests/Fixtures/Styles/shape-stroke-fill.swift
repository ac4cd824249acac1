import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(
        Rectangle()
          .stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 4)
          .fill(Color.black)
      )
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
