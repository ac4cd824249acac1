import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if #unavailable(iOS 17) {
      configuration.label.frame(width: 80, height: 40).background(Color.red)
    } else {
      configuration.label.frame(width: 100, height: 44)
        .background(Color.black).foregroundColor(.white)
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
