import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 80, height: 40)
      .overlay(Circle().fill(Color.red).frame(width: 60, height: 60))
      .foregroundColor(.blue)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
