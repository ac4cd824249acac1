import SwiftUI

protocol BrandStyle: ButtonStyle {
  var fill: Color { get }
  var pressedFill: Color { get }
}

extension BrandStyle {
  var pressedFill: Color { Color(hex: 0x102030) }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? pressedFill : fill)
  }
}

struct SampleStyle: BrandStyle {
  let fill = Color(hex: 0x204060)
}
