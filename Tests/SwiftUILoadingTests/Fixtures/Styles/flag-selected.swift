import SwiftUI

struct SampleStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isSelected ? .black : .white)
      .frame(width: 100, height: 44)
      .background(isSelected ? Color.yellow : Color.black)
  }
}

struct Sample: View {
  @Binding var selection: Int

  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle(isSelected: selection == 1))
  }
}
