import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Rectangle().fill(Color.red).frame(width: 60, height: 10)
      Rectangle().fill(Color.green).frame(width: 20, height: 10)
      configuration.label.opacity(0)
    }
    .frame(width: 60)
    .fixedSize()
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
