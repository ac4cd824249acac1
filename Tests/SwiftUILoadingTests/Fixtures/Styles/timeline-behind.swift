import SwiftUI

struct Glow: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1.0 / 30)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Rectangle()
        .fill(Color.orange)
        .blur(radius: 8 * (1 + 0.25 * sin(time * 44)))
    }
    .allowsHitTesting(false)
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(Color(hex: 0x204060))
      .background(Glow())
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
