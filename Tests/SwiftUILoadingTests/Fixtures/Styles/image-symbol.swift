import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 20))
      .foregroundColor(.white)
      .padding(10)
      .background(Circle().fill(Color.black))
  }
}

struct Sample: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "plus").accessibilityLabel("Save")
    }
    .buttonStyle(SampleStyle())
  }
}
