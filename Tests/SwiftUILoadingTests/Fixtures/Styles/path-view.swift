import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .background(
        Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 50, height: 44))
          path.addRoundedRect(
            in: CGRect(x: 60, y: 0, width: 40, height: 44),
            cornerSize: CGSize(width: 20, height: 20))
        }
        .fill(.black))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
