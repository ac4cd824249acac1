import CSS
import Markup

/// The style sheets of a drawing: the contents of its `style` elements.
struct StyleSheets {
  private let sheets: [(sheet: StyleSheet, media: MediaQueryList?)]
  /// The states that selectors ask about; a text search, so it may hold too many.
  let mentionedStates: Set<String>
  /// Whether the sheets ask whether the appearance is light or dark; a text search as well.
  let mentionsColorScheme: Bool
  /// Whether the sheets ask whether the user wants more contrast; a text search as well.
  let mentionsContrast: Bool

  /// The sheets of `document`; `source` is its file, so that offsets count what is written there.
  init(_ document: SVGDocument, source: SourceText?) {
    var sheets: [(StyleSheet, MediaQueryList?)] = []
    var text = ""
    for node in document.nodes where node.kind == .style {
      let type = node.xml.attribute("type") ?? ""
      guard type.isEmpty || type.lowercased() == "text/css" else { continue }
      let condition = node.xml.attribute("media")
      let media = condition.map { MediaQueryList($0) }
      text += condition ?? ""
      for case .text(let content) in node.xml.children {
        let start = content.location.byteOffset
        let written = source?.written(from: start, meaning: content.bytes)
        sheets.append(
          (
            StyleSheet(
              written ?? Array(content.bytes), base: start,
              isSupported: StyleApplication.isSupported), media
          ))
        text += content.content
      }
    }
    self.sheets = sheets
    let lower = text.lowercased()
    mentionedStates = Set(Self.stateNames.filter { lower.contains(":" + $0) })
    mentionsColorScheme =
      lower.contains("prefers-color-scheme") || lower.contains("light-dark(")
    mentionsContrast = lower.contains("prefers-contrast")
  }

  /// Whether there are none.
  var isEmpty: Bool { sheets.isEmpty }

  /// The cascade of the sheets that apply under `media`.
  func cascade(for media: MediaContext) -> Cascade {
    Cascade(
      styleSheets: sheets.filter { $0.media?.matches(media) ?? true }.map(\.sheet))
  }

  /// What the style sheets' authors wrote that CSS does not allow or that is not read.
  var diagnostics: [StyleDiagnostic] { sheets.flatMap { $0.sheet.diagnostics } }

  private static let stateNames = [
    "hover", "active", "focus", "focus-visible", "focus-within", "disabled", "checked",
  ]
}
