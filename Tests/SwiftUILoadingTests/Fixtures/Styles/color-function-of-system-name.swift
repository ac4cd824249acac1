import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(configuration.isPressed ? .white(.full) : .black)
      .frame(width: 100, height: 44)
      .background(configuration.isPressed ? .black : .black(.half))
  }
}

extension Color {
  enum Intensity {
    case half, full
  }

  static func white(_ intensity: Intensity) -> Color {
    switch intensity {
    case .half: return .white.opacity(0.5)
    case .full: return .white
    }
  }

  static func black(_ intensity: Intensity) -> Color {
    intensity == .half ? .black.opacity(0.5) : .black
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
