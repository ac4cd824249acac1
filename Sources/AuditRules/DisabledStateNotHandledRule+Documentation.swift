public import Audit

extension DisabledStateNotHandledRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "disabled-state-not-handled",
    title: "Disabled state not handled",
    summary: """
      Reports a custom `ButtonStyle` of SwiftUI that looks the same while its button is disabled.
      """,
    rationale: """
      SwiftUI dims no custom style, so a button that takes no taps looks as if it did.
      """,
    limitations: """
      A label that reads `isEnabled` by itself is not seen. No criterion of WCAG asks for a disabled \
      state to be told apart.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A style that ignores the environment", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? 0.8 : 1)
          }
        }
        """#,
      expected: ["Plate disabled failed"]),
    RuleExample(
      title: "A style that fades while it is disabled", fileName: "Plate.swift",
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
