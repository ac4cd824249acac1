import SwiftUI

struct Look {
  let fill: Color
  let text: Color
}

struct Looks {
  let standard: Look
  let pressed: Look
}

struct Theme {
  let light: Looks
  let dark: Looks

  static let brand = Theme(
    light: .init(
      standard: .init(fill: Color(hex: 0x203060), text: .white),
      pressed: .init(fill: Color(hex: 0x101830), text: .white)),
    dark: .init(
      standard: .init(fill: Color(hex: 0xA0B0E0), text: .black),
      pressed: .init(fill: Color(hex: 0x8090C0), text: .black)))
}

struct SampleStyle: ButtonStyle {
  @Environment(\.colorScheme) private var colorScheme
  private let theme = Theme.brand

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(color(\.text, isPressed: configuration.isPressed))
      .frame(width: 100, height: 44)
      .background(color(\.fill, isPressed: configuration.isPressed))
  }

  private func color(_ path: KeyPath<Look, Color>, isPressed: Bool) -> Color {
    let scheme: KeyPath<Theme, Looks>
    switch colorScheme {
    case .dark: scheme = \.dark
    default: scheme = \.light
    }
    var state: KeyPath<Looks, Look> = \.standard
    if isPressed {
      state = \.pressed
    }
    return theme[keyPath: scheme][keyPath: state][keyPath: path]
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
