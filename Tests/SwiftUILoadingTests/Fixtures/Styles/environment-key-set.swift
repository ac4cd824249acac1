import SwiftUI

private struct SurfaceKey: EnvironmentKey {
  static let defaultValue = Color.white
}

extension EnvironmentValues {
  var surface: Color {
    get { self[SurfaceKey.self] }
    set { self[SurfaceKey.self] = newValue }
  }
}

struct SampleStyle: ButtonStyle {
  @Environment(\.surface) private var surface

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .background(surface)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
      .environment(\.surface, Color(white: 0.2))
  }
}
