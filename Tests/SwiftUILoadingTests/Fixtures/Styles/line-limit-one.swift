import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .multilineTextAlignment(.center)
      .frame(width: 60)
      .background(Color.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save all the changes of this long day at once") {}
      .buttonStyle(SampleStyle())
  }
}
