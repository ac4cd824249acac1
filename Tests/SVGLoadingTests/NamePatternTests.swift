import SceneModel
import Testing

/// A caller's patterns for the names of layers and files.
struct NamePatternTests {
  private let drawing = """
    <g id="cta-buy"><rect width="40" height="40"/></g>
    <g id="cta-buy-aktiv" transform="translate(50 0)"><rect width="40" height="40"/></g>
    <g id="Logo button" transform="translate(0 50)"><rect width="40" height="40"/></g>
    """

  private func keys(_ patterns: [NamePattern]) throws -> [String: [ControlState]] {
    let source = try LoadedDrawing(drawing, options: LoadingOptions(namePatterns: patterns)).source
    let controls = source.controls.filter(\.role.isOperable)
    return Dictionary(uniqueKeysWithValues: controls.map { ($0.key, $0.renditions.map(\.state)) })
  }

  @Test("without patterns the words of names decide")
  func words() throws {
    #expect(try keys([]) == ["Logo button": [.normal]])
  }

  @Test("patterns name roles and states, and take out what is no control")
  func patterns() throws {
    let patterns = [
      NamePattern(pattern: "CTA-*", meaning: .role(.button)),
      NamePattern(pattern: "*-aktiv", meaning: .state(.pressed)),
      NamePattern(pattern: "logo*", meaning: .noControl),
    ]
    #expect(try keys(patterns) == ["cta-buy": [.normal, .pressed]])
  }

  @Test("a later pattern wins, and attributes win over patterns")
  func precedence() throws {
    let patterns = [
      NamePattern(pattern: "*", meaning: .noControl),
      NamePattern(pattern: "cta-buy", meaning: .role(.link)),
    ]
    #expect(try keys(patterns) == ["cta-buy": [.normal]])
    let explicit = try LoadedDrawing(
      "<g id='x' role='button'><rect width='40' height='40'/></g>",
      options: LoadingOptions(namePatterns: [NamePattern(pattern: "x", meaning: .noControl)]))
    #expect(try explicit.control("x").role == .button)
  }

  @Test("the file's name counts for the drawing as a whole")
  func file() throws {
    let drawing = try LoadedDrawing(
      "<rect width='40' height='40'/>", path: "icons/los.svg",
      options: LoadingOptions(namePatterns: [NamePattern(pattern: "los", meaning: .role(.button))]))
    #expect(drawing.source.controls.map(\.role) == [.button])
  }
}
