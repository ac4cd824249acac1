internal import Audit
internal import SceneModel

/// The part of a Markdown report about the colours that controls share.
struct MarkdownPalette {
  /// Most matrices of one report.
  private static let limit = 6

  /// Its pictures.
  private(set) var assets: [ReportAsset] = []
  private var sections: [(title: String, picture: String, table: String)] = []
  private var hiddenPalettes = 0

  /// The palettes of `report` by the thresholds of its rule set.
  init(_ report: AuditReport, placement: MarkdownPlacement) {
    let palettes = Palette.palettes(of: report)
    hiddenPalettes = max(palettes.count - Self.limit, 0)
    for palette in palettes.prefix(Self.limit) {
      let matrix = ContrastMatrix(palette, ruleSet: report.ruleSet)
      var section = (title: Self.title(of: palette), picture: "", table: "")
      if let path = Self.path(of: palette, in: placement) {
        let picture = MatrixPicture(matrix)
        assets.append(ReportAsset(path: path, content: picture.svg()))
        section.picture = MarkdownText.picture(
          placement.address(ofPicture: path), of: picture.description)
      }
      section.table = "\n" + MarkdownText.details("All ratios", Self.table(matrix, placement))
      sections.append(section)
    }
  }

  /// The part, empty if controls share no colours.
  func text(withPictures: Bool) -> String {
    guard !sections.isEmpty else { return "" }
    var text = "\n## Palette\n\nWhich named colour may lie on which other one.\n"
    for section in sections {
      text += section.title + (withPictures ? section.picture : "") + section.table
    }
    guard hiddenPalettes > 0 else { return text }
    return text
      + "\n**Shortened:** shows \(Self.limit) of \(Self.limit + hiddenPalettes) palettes.\n"
  }

  private static func title(of palette: Palette) -> String {
    let limit = 3
    var files: [String] = []
    for token in palette.tokens where !files.contains(token.location.path) {
      files.append(token.location.path)
    }
    func listed(_ names: [String]) -> String {
      let hidden = names.count - limit
      return names.prefix(limit).joined(separator: ", ")
        + (hidden > 0 ? " and \(hidden) more" : "")
    }
    let title = MarkdownText.plain(listed(files) + ": " + listed(palette.appearances))
    guard palette.hiddenTokens > 0 else { return "\n**\(title)**\n" }
    let total = Palette.tokenLimit + palette.hiddenTokens
    return "\n**\(title)** (the \(Palette.tokenLimit) most used of \(total) colours)\n"
  }

  private static func path(of palette: Palette, in placement: MarkdownPlacement) -> String? {
    guard let folder = placement.pictureFolder, let first = palette.tokens.first else { return nil }
    let fingerprint = Fingerprint.make(
      rule: "palette", path: first.location.path, control: first.name, state: "any",
      appearance: palette.appearances[0], part: "any", occurrence: 0)
    return folder + "/" + fingerprint.prefix(16) + ".svg"
  }

  private static func table(_ matrix: ContrastMatrix, _ placement: MarkdownPlacement) -> String {
    let tokens = matrix.palette.tokens
    let columns = tokens.indices.map { "on \($0 + 1)" }
    var text = MarkdownText.header(
      ["Number", "Colour", "Value", "Where"] + columns, numeric: ["Number"])
    for (index, token) in tokens.enumerated() {
      text += MarkdownText.row(
        [
          String(index + 1), MarkdownText.code(token.name, limit: 80), "`\(token.color.hex)`",
          MarkdownText.place(token.location, pathToRoot: placement.pathToRoot),
        ]
          + tokens.map { background in
            matrix.cell(token, on: background)
              .map { Figure.ratio($0.ratio) + " " + $0.word } ?? ""
          })
    }
    return text + "\n" + MarkdownText.plain(matrix.legend, limit: .max) + ".\n"
  }
}
