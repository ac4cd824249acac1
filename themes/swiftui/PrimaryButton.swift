// PrimaryButton and PrimaryButtonStyle of "Custom Buttons en SwiftUI"; `themes/primary-button.xml`
// defines the same.
import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StyledLabel(configuration: configuration)
  }

  /// A view of its own, because styles could not read the environment once.
  struct StyledLabel: View {
    let configuration: ButtonStyle.Configuration
    @Environment(\.isEnabled) private var isEnabled: Bool

    var color: Color {
      if configuration.isPressed {
        return .blue
      } else if !isEnabled {
        return .gray
      } else {
        return Color.blue.opacity(0.7)
      }
    }

    var body: some View {
      configuration.label
        .padding(24)
        .font(.system(.title, design: .monospaced))
        .frame(height: 50)
        .foregroundColor(.white)
        .background(color)
        .cornerRadius(4)
    }
  }
}

/// The first version knows only pressed and not pressed.
struct FirstPrimaryButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(24)
      .font(.system(.title, design: .monospaced))
      .frame(height: 50)
      .foregroundColor(.white)
      .background(configuration.isPressed ? Color.blue : Color.blue.opacity(0.7))
      .cornerRadius(4)
  }
}

/// The modifiers stand on the button, not in its style, so only the text takes taps.
struct PrimaryButton: View {
  var title = "Tap me!"
  var action: () -> Void = {}

  var body: some View {
    Button(title) {
      action()
    }
    .padding(24)
    .font(.system(.title, design: .monospaced))
    .frame(height: 50)
    .foregroundColor(.white)
    .background(Color.blue.opacity(0.7))
    .cornerRadius(4)
  }
}

struct PrimaryButtonScreen: View {
  var body: some View {
    Button("Tap me!") {}.buttonStyle(PrimaryButtonStyle())
  }
}

struct FirstPrimaryButtonScreen: View {
  var body: some View {
    Button("Tap me!") {}.buttonStyle(FirstPrimaryButtonStyle())
  }
}
