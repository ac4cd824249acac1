import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 10)).padding(.bottom, 12).frame(width: 30)
      configuration.label.font(.system(size: 20)).frame(width: 60)
    }
    .background(Color.black)
    .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
