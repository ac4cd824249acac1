public import Audit

extension OwnDisabledFlagRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "own-disabled-flag",
    title: "Own disabled flag",
    summary: """
      Reports a style of SwiftUI that looks disabled by a property of its own, such as `disabled`, and \
      does not read `\\.isEnabled`.
      """,
    rationale: """
      `.disabled(true)` then stops the taps but changes nothing that is seen, and the flag changes \
      what is seen but lets taps through.
      """,
    limitations: """
      Whether callers always set both is not looked at.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A style with a flag of its own", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          var disabled = false
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(disabled ? Color.gray : Color.black)
              .foregroundColor(.white).opacity(configuration.isPressed ? 0.8 : 1)
          }
        }
        """#,
      expected: ["Plate any failed"]),
    RuleExample(
      title: "A style that reads the environment", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(isEnabled ? Color.black : Color.gray)
              .foregroundColor(.white).opacity(configuration.isPressed ? 0.8 : 1)
          }
        }
        """#,
      expected: []),
  ]
}
