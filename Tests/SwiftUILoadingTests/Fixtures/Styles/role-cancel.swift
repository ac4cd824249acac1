import SwiftUI

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.role {
    case .some(.cancel):
      configuration.label.frame(width: 100, height: 44)
        .background(Color.white).foregroundColor(.black)
    default:
      configuration.label.frame(width: 80, height: 40)
        .background(Color.red).foregroundColor(.white)
    }
  }
}

struct Sample: View {
  var body: some View {
    Button("Save", role: .cancel) {}
      .buttonStyle(SampleStyle())
  }
}
