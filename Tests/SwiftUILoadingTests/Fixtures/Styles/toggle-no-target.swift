import SwiftUI

struct SampleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label.frame(width: 60, height: 44)
      Rectangle().fill(configuration.isOn ? .black : .gray).frame(width: 40, height: 44)
    }
  }
}

struct Sample: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Save", isOn: $isOn)
      .toggleStyle(SampleStyle())
  }
}
