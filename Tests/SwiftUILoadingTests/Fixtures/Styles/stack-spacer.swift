import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      Rectangle().fill(Color.red).frame(width: 20, height: 20)
      Spacer()
      configuration.label
    }
    .padding(.horizontal, 10)
    .frame(height: 44)
    .foregroundColor(.blue)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
