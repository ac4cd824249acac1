import SwiftUI

struct SampleStyle: ButtonStyle {
  @Binding var isLoading: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isLoading ? 0 : 1)
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(Color.black)
      .overlay {
        if isLoading {
          Rectangle().fill(Color.white).frame(width: 20, height: 20)
        }
      }
  }
}

struct Sample: View {
  @State private var isLoading = false

  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle(isLoading: $isLoading))
  }
}
