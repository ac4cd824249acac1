import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// Values that a caller gives for symbols which the files do not define.
struct DesignTokenTests {
  private static func project(
    _ background: String, _ sheet: String, more: String = "", outside: String = ""
  ) throws -> SwiftProject {
    let options = LoadingOptions(theme: [ThemeSheet(path: "t.css", bytes: Array(sheet.utf8))])
    return try SwiftProject(
      [
        "A.swift": """
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label\(more).background(\(background))
          }
        }
        \(outside)
        """
      ], options: options)
  }

  @Test(
    "a symbol is found by its words, with hyphens between them",
    arguments: [
      ("Theme.colors.primary", "--Theme-colors-primary"), ("Brand.primary", "--Brand-primary"),
      ("Color.brandPrimary", "--Color-brandPrimary"), ("Color.brandPrimary", "--brandPrimary"),
      (".brandPrimary", "--Color-brandPrimary"), (".brandPrimary", "--brandPrimary"),
      ("Color(UIColor.brand)", "--UIColor-brand"), ("Color(.brand)", "--Color-brand"),
      ("Color(nsColor: .labelColor)", "--NSColor-labelColor"),
      ("Color(NSColor.separatorColor)", "--NSColor-separatorColor"),
      ("Theme.color(.primary)", "--Theme-color-primary"),
      ("Color(\"Brand/Primary\")", "--Color-Brand-Primary"),
      ("Theme.shared.palette[.primary]", "--Theme-shared-palette-primary"),
    ])
  func names(symbol: String, property: String) throws {
    let project = try Self.project(symbol, ":root { \(property): #114433 }")
    #expect(try project.hex("S") == "#114433")
  }

  @Test("opacity is applied to a given colour, and what the files define wins")
  func precedence() throws {
    let sheet = ":root { --Brand-ink: #114433 }"
    #expect(try Self.project("Brand.ink.opacity(0.5)", sheet).hex("S") == "#11443380")
    let outside = "enum Brand { static let ink = Color(red: 1, green: 0, blue: 0) }"
    #expect(try Self.project("Brand.ink", sheet, outside: outside).hex("S") == "#FF0000")
  }

  @Test("each appearance has its own value")
  func appearances() throws {
    let sheet = """
      :root { --Brand-ink: #111111 }
      .dark { --Brand-ink: #EEEEEE }
      """
    let project = try Self.project("Brand.ink", sheet)
    #expect(try project.hex("S") == "#111111")
    #expect(try project.hex("S", .normal, .dark) == "#EEEEEE")
  }

  @Test("lengths, fonts and conditions are given as well")
  func others() throws {
    let sheet = """
      :root { --Spacing-wide: 90px; --Fonts-title: bold 20px sans-serif; --Flags-isNew: true }
      """
    let project = try Self.project(
      "Flags.isNew ? Color.white : .black", sheet,
      more: ".font(Fonts.title).frame(width: Spacing.wide)")
    let rendition = try project.rendition("S")
    #expect(rendition.frame.width == 90)
    // One line of 20 points is 20 x 1.193359375 high (semantics, section 6.1).
    #expect(abs(rendition.frame.height - 23.867) < 0.01)
    #expect(rendition.sizeEvidence.width == .stated)
    #expect(try project.hex("S") == "#FFFFFF")
    #expect(project.controls.count == 1)
  }

  @Test("the chain of a given colour ends where it is given")
  func provenance() throws {
    let project = try Self.project("Brand.ink", ":root {\n  --Brand-ink: #114433;\n}")
    let rendition = try project.rendition("S")
    let scene = project.loaded.sources[0].scenes[rendition.scene]
    let literal = try #require(
      scene.drawing.layers.first { $0.text == nil }?.paint.provenance.literal)
    #expect(literal.location == SourceLocation(path: "t.css", line: 2, column: 3))
    #expect(literal.value == "#114433")
  }

  @Test("what nobody gives is told with the whole symbol")
  func missing() throws {
    let project = try Self.project("Theme.colors.primary", "")
    guard case .unresolved(let cause, _) = try project.fill("S") else {
      Issue.record("resolved")
      return
    }
    #expect(
      cause.detail == "'Theme.colors.primary' is defined neither in these files nor with --define")
  }
}
