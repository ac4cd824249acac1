import SwiftUI

struct Bare: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.frame(width: 60, height: 20)
  }
}

extension LabelStyle where Self == Bare {
  static var bare: Bare { Bare() }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.bare)
      .padding(12)
      .background(Color.black)
      .foregroundColor(.white)
  }
}

struct Sample: View {
  var body: some View {
    Button {
    } label: {
      Label("Save", systemImage: "tray")
    }
    .buttonStyle(SampleStyle())
  }
}
