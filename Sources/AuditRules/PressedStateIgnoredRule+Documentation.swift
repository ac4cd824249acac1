public import Audit

extension PressedStateIgnoredRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "pressed-state-ignored",
    title: "Pressed state ignored",
    summary: """
      Reports a custom `ButtonStyle` of SwiftUI that looks the same while it is pressed: it never reads \
      `configuration.isPressed`, or what it does with it cannot be seen.
      """,
    rationale: """
      SwiftUI adds no feedback to a custom style, so whoever taps cannot tell whether the tap was \
      taken. Who taps with difficulty then taps again.
      """,
    limitations: """
      Feedback by sound, haptics or an animation of the action is not seen. No criterion of WCAG asks \
      for a pressed state.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A style without feedback", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .contentShape(Rectangle())
          }
        }
        """#,
      expected: ["Plate pressed failed"]),
    RuleExample(
      title: "A style that fades while it is pressed", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
          }
        }
        """#,
      expected: []),
  ]
}
