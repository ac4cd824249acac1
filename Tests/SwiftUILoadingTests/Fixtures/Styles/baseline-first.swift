import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Color.black.frame(width: 30, height: 30)
      configuration.label
        .font(.system(size: 20))
        .frame(width: 60, alignment: .leading)
    }
    .padding(.vertical, 5)
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
