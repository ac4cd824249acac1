import Audit
import ColorMath
import RuleSets
import SceneModel
import Testing

@testable import Reporters

@Suite("Suggestions in one line")
struct SuggestionTextTests {
  private static let location = SourceLocation(path: "A.xib", line: 4)

  private func text(_ value: String, _ space: ComponentSpace) -> String {
    let control = Control(
      key: "key", name: "Key", role: .button, location: Self.location, renditions: [])
    let finding = Finding(
      rule: RuleSettings(id: "text-contrast", severity: .error, criterion: "1.4.3"),
      control: control, rendition: nil, part: "label", verdict: .fail(.error), message: "",
      location: Self.location)
    let notation = LiteralNotation.components(
      LiteralComponents(
        space: space,
        components: [.init(.red, .unit), .init(.green, .unit), .init(.blue, .unit)],
        syntax: .attributes))
    return Suggestion.ColorChange(
      side: .foreground,
      definition: Definition(
        name: "textColor", value: value, location: Self.location, notation: notation),
      before: .white, after: .black, ratio: 21, sharedChecks: 1, stillFailing: 0
    ).text(for: finding)
  }

  @Test("checks that pass now and would not then are said to break")
  func breaking() {
    var change = Suggestion.ColorChange(
      side: .foreground,
      definition: Definition(name: "fill", value: "red", location: Self.location),
      before: .white, after: .black, ratio: 21, sharedChecks: 4, stillFailing: 0)
    #expect(change.shortfall("that share it ") == nil)
    change.stillFailing = 2
    #expect(change.shortfall("that share it ") == "2 of 4 checks that share it still fail")
    change.breaking = 1
    #expect(change.shortfall("") == "1 of 4 checks still fail, 1 would break")
    change.breaking = 2
    #expect(change.shortfall("") == "2 of 4 checks would break")
  }

  @Test("components in the place of a name say which colour they replace, and their space")
  func names() {
    let black = #"label red="0.000" green="0.000" blue="0.000""#
    #expect(
      text(#"red="1" green="1" blue="1""#, .srgb)
        == black + " (#000000, 21.00:1), set by textColor")
    #expect(
      text("secondaryLabelColor", .srgb)
        == black + " (#000000, 21.00:1) in place of secondaryLabelColor, set by textColor")
    #expect(
      text("Foo", .displayP3)
        == black + " (display-p3, #000000, 21.00:1) in place of Foo, set by textColor")
  }
}
