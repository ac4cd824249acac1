import SwiftUI

struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.title.frame(width: 60, height: 20)
      configuration.icon.frame(width: 20, height: 20)
    }
  }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(TrailingIcon())
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
