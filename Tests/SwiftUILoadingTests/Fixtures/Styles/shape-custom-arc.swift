import SwiftUI

struct Notch: Shape {
  var radius: CGFloat = 20

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.maxY), radius: radius,
        startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
      path.closeSubpath()
    }
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .contentShape(Notch())
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
