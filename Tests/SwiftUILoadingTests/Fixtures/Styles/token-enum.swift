import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(Token.Colors.onBrand)
      .padding(.horizontal, Token.Spacing.large)
      .frame(height: Token.height)
      .background(Token.Colors.brand)
      .cornerRadius(Token.radius)
  }
}

enum Token {
  static let height: CGFloat = Spacing.large * 2 + 4
  static let radius = height / 2

  enum Spacing {
    static let large: CGFloat = 20
  }

  enum Colors {
    static let brand = Color(red: 0 / 255, green: 90 / 255, blue: 156 / 255)
    static var onBrand: Color { .white }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
