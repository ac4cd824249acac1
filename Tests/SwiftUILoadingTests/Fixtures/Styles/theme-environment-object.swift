import SwiftUI

final class Theme: ObservableObject {
  var ink: Color { Color.white }
  var paper = Color(white: 0.2)
}

struct SampleStyle: ButtonStyle {
  @EnvironmentObject var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(theme.ink)
      .background(theme.paper)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
