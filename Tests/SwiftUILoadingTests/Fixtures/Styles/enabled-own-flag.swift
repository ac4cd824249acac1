import SwiftUI

struct SampleStyle: ButtonStyle {
  var isDisabled = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(isDisabled ? Color.gray : Color.black)
  }
}

struct Sample: View {
  @State private var isSaving = false

  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle(isDisabled: isSaving))
  }
}
