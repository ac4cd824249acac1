import SwiftUI

struct SampleStyle: ButtonStyle {
  let level = Level.high
  let amount = 0.25

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? Tone.color(amount) : Tone.color(level))
  }
}

enum Level {
  case low, high
}

enum Tone {
  static func color(_ level: Level) -> Color {
    level == .high ? Color(red: 128 / 255, green: 0, blue: 0) : .white
  }

  static func color(_ white: Double) -> Color { Color(white: white) }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
