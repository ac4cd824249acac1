import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.white)
      .foregroundColor(.black)
      .overlay(alignment: .topTrailing) {
        Rectangle().fill(Color.red).frame(width: 10, height: 10)
      }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
