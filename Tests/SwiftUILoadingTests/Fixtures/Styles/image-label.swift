import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(height: 44)
      .background(Color.black)
  }
}

struct Sample: View {
  var body: some View {
    Button {
    } label: {
      Label("Save", systemImage: "star")
    }
    .buttonStyle(SampleStyle())
  }
}
