public import Audit

extension BackgroundBeforeFrameRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "background-before-frame",
    title: "Background before frame",
    summary: """
      Reports a `background` in SwiftUI with a `frame` after it and no background behind that.
      """,
    rationale: """
      The order of modifiers counts: the background fills what is there so far, and the frame adds \
      empty space around it that neither shows a colour nor takes taps.
      """,
    limitations: """
      A frame that leaves the size as it is makes no difference; only its being there is looked at.
      """)

  /// Small styles with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A frame after the background", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(8).background(Color.black).foregroundColor(.white)
              .frame(height: 60).opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
          }
        }
        """#,
      expected: ["Plate any failed"]),
    RuleExample(
      title: "The frame before the background", fileName: "Plate.swift",
      source: #"""
        import SwiftUI

        struct Plate: ButtonStyle {
          @Environment(\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(8).foregroundColor(.white).frame(height: 60)
              .background(Color.black).opacity(configuration.isPressed ? 0.8 : isEnabled ? 1 : 0.5)
          }
        }
        """#,
      expected: []),
  ]
}
