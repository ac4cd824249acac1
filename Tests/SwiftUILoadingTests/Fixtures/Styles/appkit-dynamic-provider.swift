import SwiftUI

struct SampleStyle: ButtonStyle {
  let surface = NSColor(
    name: nil,
    dynamicProvider: {
      switch $0.name {
      case .darkAqua, .vibrantDark: NSColor(white: 1, alpha: 1)
      default: NSColor(white: 0.2, alpha: 1)
      }
    })
  let text = NSColor(
    name: "text",
    dynamicProvider: {
      $0.name == NSAppearance.Name.darkAqua
        ? NSColor(white: 0.2, alpha: 1) : NSColor(white: 1, alpha: 1)
    })

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(Color(nsColor: text))
      .frame(width: 100, height: 44)
      .background(Color(nsColor: surface))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
