import SwiftUI

enum Kind {
  case filled
  case outlined(width: CGFloat)
}

struct SampleStyle: ButtonStyle {
  var kind: Kind = .outlined(width: 2)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.blue)
      .frame(width: 100, height: 44)
      .background(backdrop)
      .contentShape(Rectangle())
  }

  @ViewBuilder
  private var backdrop: some View {
    switch kind {
    case .filled:
      Color.yellow
    case .outlined(let width):
      Rectangle().strokeBorder(Color.blue, lineWidth: width)
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
