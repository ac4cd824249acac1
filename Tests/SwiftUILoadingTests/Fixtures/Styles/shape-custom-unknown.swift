import SwiftUI

struct Lent: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    drawEdges(&path, rect)
    path.closeSubpath()
    return path
  }
}

func drawEdges(_ path: inout Path, _ rect: CGRect) {
  path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .background(Lent().fill(Color.black))
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
