import SwiftUI

extension View {
  @ViewBuilder func changed<Result: View>(if holds: Bool, _ change: (Self) -> Result)
    -> some View
  {
    if holds { change(self) } else { self }
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .foregroundColor(.white)
      .changed(if: configuration.isPressed == false) { $0.background(Color.black) }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
