import SwiftUI

final class Theme: ObservableObject {
  @Published var ink = Color.white
  @Published var paper = Color(white: 0.2)
}

struct SampleStyle: ButtonStyle {
  @ObservedObject var theme = Theme()

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
