import SwiftUI

struct Burst: Shape {
  let points = 40

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for index in 0..<points {
      let angle = Double(index) / Double(points) * 2 * .pi
      let point = CGPoint(x: center.x + 20 * cos(angle), y: center.y + 20 * sin(angle))
      if index == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 60, height: 60)
      .contentShape(Burst())
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
