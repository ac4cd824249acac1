public import Audit

extension SideEffectInBodyRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "side-effect-in-body",
    title: "Side effect in a body",
    summary: """
      Reports a call in a SwiftUI body whose result is not used, such as haptics played while the \
      view is described.
      """,
    rationale: """
      SwiftUI evaluates a body whenever it likes, also when nobody taps, so feedback comes at the wrong \
      time or twice.
      """,
    limitations: """
      What a called function does is not looked at; a call without effect is reported as well.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "Haptics in the middle of a modifier", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? { Haptics.shared.play(); return 0.8 }() : isEnabled ? 1 : 0.5)
          }
        }
        """#,
      expected: ["Plate any failed"]),
    RuleExample(
      title: "Haptics when the state changes", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(16).background(Color.black).foregroundColor(.white)
              .opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
              .onChange(of: configuration.isPressed) { Haptics.shared.play() }
          }
        }
        """#,
      expected: []),
  ]
}
