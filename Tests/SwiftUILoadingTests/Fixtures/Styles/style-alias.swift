import SwiftUI

typealias Pressable = ButtonStyle

struct SampleStyle: Pressable {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(Color(hex: 0x204060))
  }
}
