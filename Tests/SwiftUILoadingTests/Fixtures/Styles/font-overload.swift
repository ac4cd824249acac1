import SwiftUI

struct Typeface {
  let name: String

  func font(size: CGFloat) -> Font { SwiftUI.Font.custom(self, size: size) }
}

extension SwiftUI.Font {
  static func custom(_ typeface: Typeface, size: CGFloat) -> SwiftUI.Font {
    return custom(typeface.name, size: size)
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(Typeface(name: "Brand").font(size: 12))
      .foregroundColor(.white)
      .padding(8)
      .background(Color.black)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
