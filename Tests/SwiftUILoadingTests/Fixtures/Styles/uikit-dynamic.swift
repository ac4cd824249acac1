import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(Color(UIColor.brand))
  }
}

extension UIColor {
  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.2, green: 0.2, blue: 0.6, alpha: 1)
      : UIColor(white: 0.25, alpha: 1)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
