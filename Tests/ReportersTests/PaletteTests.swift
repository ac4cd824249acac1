import Audit
import ColorMath
import Geometry
import Markup
import RuleSets
import SceneModel
import Testing

@testable import Reporters

@Suite struct PaletteTests {
  /// A file whose controls have the named colours, each on a layer of its own.
  private func source(
    _ path: String, tokens: [(name: String, color: Color)], definedIn file: String,
    appearances: [Appearance] = [.light]
  ) -> AuditedSource {
    var source = SampleControl.source(path: path, appearances: appearances)
    for index in source.scenes.indices {
      source.scenes[index].drawing.layers = tokens.enumerated().map { line, token in
        let literal = Definition(
          name: token.name, value: token.color.hex,
          location: SourceLocation(path: file, line: line + 1))
        let use = Definition(
          name: "fill", value: token.name, location: SourceLocation(path: path, line: 5))
        return Layer(
          part: .container, shape: Shape(path: .rectangle(SampleControl.frame)),
          paint: Resolved(.color(token.color), provenance: Provenance([use, literal])),
          location: literal.location)
      }
    }
    for index in source.controls[0].control.renditions.indices {
      source.controls[0].control.renditions[index].layers = Array(tokens.indices)
    }
    return source
  }

  private let three: [(name: String, color: Color)] = [
    ("ink", .black), ("paper", .white), ("grey", Color(rgb: 0x767676)),
  ]

  @Test("a matrix says for each pair what it is enough for")
  func cells() throws {
    let report = SampleReport.report([source("a.xml", tokens: three, definedIn: "tokens.xml")])
    let palette = try #require(Palette.palettes(of: report).first)
    #expect(palette.tokens.map(\.name) == ["ink", "paper", "grey"])
    let matrix = ContrastMatrix(palette, ruleSet: SampleReport.ruleSet)
    let (ink, paper, grey) = (palette.tokens[0], palette.tokens[1], palette.tokens[2])
    #expect(matrix.cell(ink, on: ink) == nil)
    #expect(try #require(matrix.cell(ink, on: paper)).ratio == 21)
    // #767676 is the darkest grey that is usually named for 4.5:1 on white; it has 4.54:1.
    let onPaper = try #require(matrix.cell(grey, on: paper))
    #expect(abs(onPaper.ratio - 4.54) < 0.005 && onPaper.word == "text")
    // 21 / 4.54 on black.
    let onInk = try #require(matrix.cell(grey, on: ink))
    #expect(abs(onInk.ratio - 4.62) < 0.005 && onInk.word == "text")
    #expect(matrix.counts == (pairs: 6, text: 6))
  }

  @Test("a pair that is enough for large text only, or for nothing, says so")
  func weakPairs() throws {
    let tokens = [("a", Color(rgb: 0x949494)), ("b", Color.white), ("c", Color(rgb: 0xEEEEEE))]
    let report = SampleReport.report([source("a.xml", tokens: tokens, definedIn: "tokens.xml")])
    let palette = try #require(Palette.palettes(of: report).first)
    let matrix = ContrastMatrix(palette, ruleSet: SampleReport.ruleSet)
    // 3.03:1 and 1.16:1.
    #expect(matrix.cell(palette.tokens[0], on: palette.tokens[1])?.word == "large")
    #expect(matrix.cell(palette.tokens[2], on: palette.tokens[1])?.word == "no")
  }

  @Test("files that share a definition share a palette, unrelated files do not")
  func families() {
    let report = SampleReport.report([
      source("a.xml", tokens: three, definedIn: "tokens.xml"),
      source("b.xml", tokens: three, definedIn: "other.xml"),
      source("c.xml", tokens: three + [("red", Color(rgb: 0xFF0000))], definedIn: "tokens.xml"),
    ])
    let palettes = Palette.palettes(of: report)
    #expect(
      palettes.map { $0.tokens.map(\.name) } == [
        ["ink", "paper", "grey", "red"], ["ink", "paper", "grey"],
      ])
  }

  @Test("appearances with the same colours are one palette, and more tokens than fit are counted")
  func folding() throws {
    let tokens = (0..<20).map { (name: "t\($0)", color: Color(rgb: UInt32($0 * 0x050505))) }
    let report = SampleReport.report([
      source(
        "a.xml", tokens: tokens, definedIn: "tokens.xml",
        appearances: [.light, .lightIncreasedContrast])
    ])
    let palettes = Palette.palettes(of: report)
    let palette = try #require(palettes.first)
    #expect(palettes.count == 1)
    #expect(palette.appearances == ["light", "light-increased-contrast"])
    #expect(palette.tokens.count == 14 && palette.hiddenTokens == 6)
  }

  @Test("colours that are written where they are used are no palette")
  func inlineColors() {
    #expect(Palette.palettes(of: SampleReport.mixed()).isEmpty)
    #expect(
      !MarkdownReporter().render(SampleReport.mixed(), in: SampleReport.context).text
        .contains("## Palette"))
  }

  @Test("the Markdown report shows each palette as a picture and as a table")
  func markdown() throws {
    let report = SampleReport.report([source("a.xml", tokens: three, definedIn: "tokens.xml")])
    let rendered = MarkdownReporter().render(report, in: SampleReport.context)
    #expect(rendered.text.contains("**tokens\\.xml: light**"))
    #expect(rendered.text.contains("| 1 | `ink` | `#000000` |"))
    #expect(rendered.text.contains("| – | 21.00 text | 4.62 text |"))
    let picture = try #require(rendered.assets.first { $0.content.contains("Contrast matrix") })
    #expect(rendered.text.contains("](\(picture.path))"))
    #expect(try XMLDocument.parse(Array(picture.content.utf8)).root.name.localName == "svg")
  }
}

@Suite struct OverviewSheetTests {
  private func sheet(_ report: AuditReport) -> OverviewSheet {
    OverviewSheet(report, detailed: DetailedControls(report))
  }

  @Test("one control needs no overview")
  func single() {
    #expect(!sheet(SampleReport.mixed()).isWorthwhile)
    let text = MarkdownReporter().render(SampleReport.mixed(), in: SampleReport.context).text
    #expect(!text.contains("## Overview"))
  }

  @Test("controls are shown with their worst finding, the worst first")
  func order() throws {
    var mild = SampleControl.source(path: "themes/a.xml", name: "Mild")
    mild.controls[0].findings.removeAll { $0.status == .error }
    let report = SampleReport.report([mild, SampleControl.source(path: "themes/b.xml")])
    let svg = sheet(report).svg()
    let names = svg.split(separator: ">").compactMap { piece in
      ["Mild</text", "PrimaryButton</text"].first { piece == $0 }
    }
    // Each name is a label in its own drawing as well.
    #expect(names.first == "PrimaryButton</text" && names.last == "Mild</text")
    #expect(svg.contains(">✕ Failed: label 1.76:1 of 4.5:1<"))
    #expect(svg.contains("<title>Overview of 2 controls by worst finding. PrimaryButton: Failed"))
  }

  @Test("a name that does not fit keeps its end")
  func names() {
    let text = TextFit.fitting(
      "Theme.Example.Long: colorOnPrimary", width: 120, size: 13, keepingEnd: true)
    #expect(text.hasPrefix("Them") && text.hasSuffix("Primary") && text.contains("…"))
    #expect(TextFit.width(of: text, size: 13) <= 120)
  }

  @Test("the picture is named like every picture and is in the report")
  func asset() throws {
    let report = SampleReport.report([
      SampleControl.source(path: "themes/a.xml"), SampleControl.source(path: "themes/b.xml"),
    ])
    let rendered = MarkdownReporter().render(report, in: SampleReport.context)
    let asset = try #require(rendered.assets.first { $0.path.hasSuffix(OverviewSheet.fileName) })
    #expect(rendered.text.contains("## Overview\n\n![Overview of 2 controls"))
    #expect(try XMLDocument.parse(Array(asset.content.utf8)).root.name.localName == "svg")
    #expect(OverviewSheet.fileName.count == 20)
  }
}
