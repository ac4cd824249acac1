import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
      .foregroundColor(Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
