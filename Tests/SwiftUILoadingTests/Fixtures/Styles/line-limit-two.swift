import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(2)
      .truncationMode(.tail)
      .frame(width: 100)
      .background(Color.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save all the changes of this long day at once") {}
      .buttonStyle(SampleStyle())
  }
}
