import AuditRules
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import Audit

struct SuggestionTests {
  private static let box = Rect(x: 10, y: 10, width: 40, height: 20)

  private static let ruleSet = RuleSet(
    name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px,
    rules: [
      RuleSettings(
        id: "text-contrast", severity: .error, criterion: "1.4.3",
        numbers: [
          "minimum": 4.5, "minimum-large": 3, "large-size": 24, "large-bold-size": 18.66,
          "bold-weight": 700, "failing-share": 0.05,
        ])
    ])

  /// A control with a label of one definition over a container of another, a state for each pair.
  private func audit(
    _ path: String = "test.svg", in pairs: [(ControlState, text: Color, fill: Color)],
    textDefinition: Definition?, fillDefinition: Definition?
  ) throws -> AuditedSource {
    let scenes = pairs.map { pair in
      TestScene.scene(
        [
          TestScene.rectangle(
            0, 0, 100, 50, .container, pair.fill, definition: fillDefinition),
          TestScene.text("Go", in: Self.box, pair.text, definition: textDefinition),
        ], window: .white)
    }
    let control = TestScene.control(
      in: pairs.indices.map { (pairs[$0].0, $0, [0, 1], Region(rect: Self.box)) })
    let auditor = try Auditor(ruleSet: Self.ruleSet, registry: [TextContrastRule.self])
    return auditor.audit(LoadedSource(path: path, scenes: scenes, controls: [control]))
  }

  private func definition(_ name: String, _ color: Color) -> Definition {
    Definition(name: name, value: color.hex, location: TestScene.location)
  }

  private func changes(_ sources: [AuditedSource]) -> [Suggestion.ColorChange] {
    sources.flatMap(\.controls).flatMap(\.findings).flatMap(\.suggestions).compactMap {
      guard case .color(let change) = $0.change else { return nil }
      return change
    }
  }

  @Test("grey on white gets the lightest grey that passes, and the text only if it is written")
  func gray() throws {
    let gray = Color(rgb: 0x949494)
    let source = try audit(
      in: [(.normal, gray, .white)], textDefinition: definition("color", gray), fillDefinition: nil)
    let changes = changes(Auditor.addingSuggestions(to: [source]))
    #expect(changes.count == 1)
    let change = try #require(changes.first)
    #expect(change.side == .foreground)
    // #767676 is the lightest grey with 4.5:1 on white (4.54); #777777 has 4.48.
    #expect(change.after == Color(rgb: 0x767676))
    #expect(isClose(change.ratio, to: 4.54, within: 0.01))
  }

  // 4.5:1 on white needs a luminance of 1.05 / 4.5 - 0.05 = 0.18333, encoded 0.4654; the nearest
  // byte below is 118 / 255 = 0.4627, the nearest thousandth 0.465.
  @Test("a colour of components in steps of a thousandth is measured in these steps")
  func components() throws {
    let gray = Color(rgb: 0x949494)
    var definition = definition("titleColor", gray)
    definition.notation = .components(
      LiteralComponents(
        space: .srgb, components: [.init(.red, .unit), .init(.green, .unit), .init(.blue, .unit)],
        syntax: .attributes))
    let source = try audit(
      in: [(.normal, gray, .white)], textDefinition: definition, fillDefinition: nil)
    let change = try #require(changes(Auditor.addingSuggestions(to: [source])).first)
    #expect(change.after == Color(red: 0.465, green: 0.465, blue: 0.465))
    #expect(change.written == #"red="0.465" green="0.465" blue="0.465""#)
    #expect(change.ratio == change.after.contrastRatio(with: .white))
  }

  @Test("the suggested colour keeps the hue and passes after rounding to 8 bits")
  func hue() throws {
    let green = Color(rgb: 0x34C759)
    let source = try audit(
      in: [(.normal, .white, green)], textDefinition: nil, fillDefinition: definition("fill", green)
    )
    let change = try #require(changes(Auditor.addingSuggestions(to: [source])).first)
    #expect(change.side == .background)
    #expect(change.after == change.after.roundedTo8Bits)
    #expect(Color.white.contrastRatio(with: change.after) >= 4.5)
    #expect(change.after.green > change.after.red && change.after.green > change.after.blue)
    // It is the nearest one: a step lighter in the same hue fails.
    var lighter = OKLab(change.after)
    lighter.lightness += 0.01
    #expect(Color.white.contrastRatio(with: lighter.color()) < 4.5)
  }

  @Test("a shared definition gets a colour that passes in every state of every source")
  func shared() throws {
    let gray = Color(rgb: 0x949494)
    let token = definition("label", gray)
    // On #DDDDDD a grey must be darker than on white.
    let first = try audit(
      "a.svg", in: [(.normal, gray, .white)], textDefinition: token, fillDefinition: nil)
    let second = try audit(
      "b.svg", in: [(.normal, gray, Color(rgb: 0xDDDDDD))], textDefinition: token,
      fillDefinition: nil)
    let changes = changes(Auditor.addingSuggestions(to: [first, second]))
    #expect(changes.count == 2)
    #expect(Set(changes.map(\.after)).count == 1)
    #expect(changes.allSatisfy { $0.sharedChecks == 2 && $0.stillFailing == 0 })
    let after = try #require(changes.first).after
    #expect(after.contrastRatio(with: Color(rgb: 0xDDDDDD)) >= 4.5)
  }

  // #767676 is the lightest grey with 4.5:1 on white (4.54); #777777 has 4.48.
  @Test("many definitions are searched in several parts, whose answers may come in any order")
  func parts() throws {
    let grays = (0..<UInt32(64)).map { Color(rgb: 0x808080 + $0 * 0x010101) }
    let sources = try grays.enumerated().map { index, gray in
      try audit(
        "\(index).svg", in: [(.normal, gray, .white)],
        textDefinition: definition("color\(index)", gray), fillDefinition: nil)
    }
    let search = SuggestionSearch(sources)
    #expect(search.parts.count > 1)
    let answers = search.parts.reversed().map { search.answers(to: $0) }
    let changes = changes(search.sources(with: answers))
    #expect(changes.map(\.before) == grays)
    #expect(changes.allSatisfy { $0.after == Color(rgb: 0x767676) })
  }

  @Test("where no colour suits all, the suggestion says how many checks still fail")
  func impossible() throws {
    let gray = Color(rgb: 0x808080)
    let token = definition("label", gray)
    // A text on white and on black alike: 4.5:1 with both needs a luminance that does not exist
    // together with the third background.
    let source = try audit(
      in: [
        (.normal, gray, .white), (.hovered, gray, Color(rgb: 0x404040)),
        (.pressed, gray, Color(rgb: 0xA0A0A0)),
      ], textDefinition: token, fillDefinition: nil)
    let changes = changes(Auditor.addingSuggestions(to: [source]))
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.stillFailing > 0 && $0.ratio >= 4.5 })
    // Gray is 3.95:1 on white, 2.63:1 on #404040 and 1.47:1 on #A0A0A0: none passes now.
    #expect(changes.allSatisfy { $0.breaking == 0 })
  }

  // Black at 54 % on #E9F1FD is #6B6F74 with 4.46:1; nothing is darker.
  @Test("a colour that cannot pass because it is translucent says so")
  func translucent() throws {
    let source = try audit(
      in: [(.normal, Color(rgb: 0, alpha: 0.54), Color(rgb: 0xE9F1FD))],
      textDefinition: Definition(
        name: "hint", value: "#8A000000", location: TestScene.location,
        notation: .alphaFirstHex(alpha: 0x8A)), fillDefinition: nil)
    let suggestions = Auditor.addingSuggestions(to: [source])[0].controls[0].findings[0].suggestions
    #expect(
      suggestions == [
        Suggestion(
          .noColor("no lightness of 'hint' reaches 4.5:1 here as long as it is translucent"))
      ])
  }

  @Test("colours that nobody wrote get no suggestion but a reason")
  func undefined() throws {
    let source = try audit(
      in: [(.normal, Color(rgb: 0x949494), .white)], textDefinition: nil, fillDefinition: nil)
    let suggestions = Auditor.addingSuggestions(to: [source])[0].controls[0].findings[0].suggestions
    guard case .noColor = try #require(suggestions.first).change else {
      Issue.record("\(suggestions)")
      return
    }
  }
}
