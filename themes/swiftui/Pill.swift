// Styles of "Customizing SwiftUI Buttons With ButtonStyle"; `themes/pill.xml` defines the same.
import SwiftUI

struct Pill: ButtonStyle {
  let fill: Color
  let title: Color

  static var destructive: Pill { Pill(fill: .red, title: .white) }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 16, weight: .bold))
      .padding(.horizontal, 16)
      // The colour fills what is there so far. The frames below only add empty space.
      .background(fill)
      .foregroundColor(title)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .clipShape(Capsule())
  }
}

/// The same with the background after the frames: all of the pill is painted and tappable.
struct ReorderedPill: ButtonStyle {
  let fill: Color
  let title: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 16, weight: .bold))
      .padding(.horizontal, 16)
      .foregroundColor(title)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .background(fill)
      .clipShape(Capsule())
  }
}

/// Makes all of a label tappable, its empty areas too.
struct Tappable: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
  }
}

/// What the label draws takes taps, nothing else.
struct Untouched: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

struct ScaleOnTap: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

/// The same with a call in the middle of the body, which runs whenever the body is evaluated.
struct ScaleOnTapWithHaptics: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(
      configuration.isPressed
        ? {
          Global.haptics.interaction()
          return 0.95
        }() : 1)
  }
}

struct EventCard: View {
  var body: some View {
    HStack {
      Text("Event")
      Spacer()
      Text("Today")
    }
    .frame(height: 60)
  }
}

struct PillScreen: View {
  var body: some View {
    Button("Press Me!") {}.buttonStyle(Pill.destructive)
  }
}

struct ReorderedPillScreen: View {
  var body: some View {
    Button("Press Me!") {}.buttonStyle(ReorderedPill(fill: .red, title: .white))
  }
}

struct EventScreen: View {
  var body: some View {
    Button(action: {}) { EventCard() }.buttonStyle(Untouched())
  }
}

struct TappableEventScreen: View {
  var body: some View {
    Button(action: {}) { EventCard() }.buttonStyle(Tappable())
  }
}

struct ScalingScreen: View {
  var body: some View {
    Button("Press Me!") {}.buttonStyle(ScaleOnTap())
  }
}

struct BuzzingScreen: View {
  var body: some View {
    Button("Press Me!") {}.buttonStyle(ScaleOnTapWithHaptics())
  }
}
