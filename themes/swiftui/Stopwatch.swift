// The round buttons of "SwiftUI Stopwatch App: Custom Button Styles", step by step;
// `themes/stopwatch.xml` defines the same.
import SwiftUI

/// A shape without fill and stroke takes the foreground, here the one set on the button. The label
/// sets its own: the innermost wins.
struct CircleStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    Circle()
      .fill()
      .overlay(
        Circle()
          .fill(Color.white)
          .opacity(configuration.isPressed ? 0.3 : 0)
      )
      .overlay(
        Circle()
          .stroke(lineWidth: 2)
          .foregroundColor(.white)
          .padding(4)
      )
      .overlay(configuration.label.foregroundColor(.white))
  }
}

/// The first version: one colour, and a size of its own.
struct FixedCircleStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    Circle()
      .fill(Color.green)
      .overlay(
        Circle()
          .stroke(lineWidth: 2)
          .foregroundColor(.white)
          .padding(4)
      )
      .overlay(configuration.label.foregroundColor(.white))
      .frame(width: 75, height: 75)
  }
}

struct StopwatchScreen: View {
  var body: some View {
    VStack {
      HStack {
        Button(action: {}) { Text("Start") }
          .foregroundColor(.green)
          .frame(width: 75, height: 75)
        Button(action: {}) { Text("Stop") }
          .foregroundColor(.red)
          .frame(width: 75, height: 75)
      }
      .buttonStyle(CircleStyle())
    }
  }
}

struct FixedStopwatchScreen: View {
  var body: some View {
    Button(action: {}) { Text("Start") }.buttonStyle(FixedCircleStyle())
  }
}

struct FalseStartScreen: View {
  var body: some View {
    Button(action: {}) { CircleBehindText() }
  }
}

/// The false start: a background is offered the text's size, so the circle is tiny.
struct CircleBehindText: View {
  var body: some View {
    Text("Hello, World!")
      .foregroundColor(.white)
      .background(Circle().fill(Color.green))
  }
}
