public import Audit

extension RepeatingAnimationRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "repeating-animation",
    title: "Repeating animation",
    summary: """
      Reports a SwiftUI animation with `repeatForever` in a control that never reads \
      `\\.accessibilityReduceMotion`.
      """,
    rationale: """
      Who asks the system for less motion gets ill or distracted by what never stops (2.2.2 Pause, \
      Stop, Hide; 2.3.3 Animation from Interactions).
      """,
    limitations: """
      An animation that code elsewhere stops is reported as well.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A spinner that always turns", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
              .animation(.linear(duration: 1).repeatForever(), value: isEnabled)
          }
        }
        """#,
      expected: ["Plate any failed"]),
    RuleExample(
      title: "An animation that ends", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
              .animation(.easeOut, value: configuration.isPressed)
          }
        }
        """#,
      expected: []),
  ]
}
