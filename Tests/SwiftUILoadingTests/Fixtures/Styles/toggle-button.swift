import SwiftUI

struct SampleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .foregroundColor(configuration.isOn ? .white : .black)
        .frame(width: 80, height: 44)
        .background(configuration.isOn ? Color.black : Color.white)
    }
    .buttonStyle(.plain)
  }
}

struct Sample: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Save", isOn: $isOn)
      .toggleStyle(SampleStyle())
  }
}
