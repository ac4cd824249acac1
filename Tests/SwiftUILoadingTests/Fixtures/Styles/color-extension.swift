import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.onBrand)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? Color.brand.opacity(0.8) : .brand)
  }
}

extension Color {
  static let brand = Color(red: 0.1, green: 0.3, blue: 0.5)
  static var onBrand: Color { Color.white }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
