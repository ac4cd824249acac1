import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.black)
      .background(alignment: .bottom) {
        Rectangle().fill(Color.black).frame(height: 4)
      }
      .background(Color.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
