import SwiftUI

struct SampleStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration)
  }
}

struct Sample: View {
  var body: some View {
    Button {
    } label: {
      Text("Save").frame(width: 100, height: 44).background(Color.black).foregroundColor(.white)
    }
    .buttonStyle(SampleStyle())
  }
}
