import SwiftUI

enum Form {
  case square, round
}

protocol Tokens {
  var height: CGFloat { get }
  func form(for role: Int) -> Form
}

extension Tokens {
  var height: CGFloat { 44 }

  func form(for role: Int) -> Form { .square }

  func fill(for role: Int) -> Color {
    form(for: role) == .round ? .black : Color(hex: 0x206040)
  }
}

struct Standard: Tokens {}

struct SampleStyle: ButtonStyle {
  let tokens = Standard()

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: tokens.height)
      .background(tokens.fill(for: 1))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
