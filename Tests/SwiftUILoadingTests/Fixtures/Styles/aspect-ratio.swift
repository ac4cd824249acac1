import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 80, height: 40)
      .contentShape(Rectangle())
  }
}

struct Sample: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "star.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundColor(.blue)
        .accessibilityLabel("Save")
    }
    .buttonStyle(SampleStyle())
  }
}
