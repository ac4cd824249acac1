import SwiftUI

struct Sample: View {
  var body: some View {
    HStack {
      tab("First", isSelected: true)
      tab("Second", isSelected: false)
    }
  }

  private func tab(_ title: String, isSelected: Bool) -> some View {
    Button(action: {}) {
      Text(title)
        .frame(width: 100, height: 44)
        .foregroundColor(.white)
        .background(isSelected ? Color.black : Color(white: 0.4))
    }
    .buttonStyle(.plain)
  }
}
