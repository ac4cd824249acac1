import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color.black)
      .foregroundColor(.white)
      .mask(alignment: .leading) { Rectangle().frame(width: 50) }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
