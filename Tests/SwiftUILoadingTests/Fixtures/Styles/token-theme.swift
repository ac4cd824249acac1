import SwiftUI

struct Theme {
  var fill: Color
  var text: Color

  static let standard = Theme(fill: Color(white: 0.2), text: Color(white: 0.9))
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct SampleStyle: ButtonStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(theme.text)
      .frame(width: 100, height: 44)
      .background(theme.fill)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
