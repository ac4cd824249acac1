import CSS
import Geometry
import Markup
public import SceneModel

/// Reads SVG drawings: interface pictures, icons and component sheets as design tools export them.
///
/// See the SVG section of Documentation/Formats.md for how controls and states are recognised.
public struct SVGLoader: Loader {
  /// The name `svg`.
  public static let identifier = "svg"

  /// A drawing refers to nothing that another one defines.
  public static let sharesDefinitions = false

  private let options: LoadingOptions
  private let theme: Theme

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
    theme = Theme(options.theme)
  }

  /// Whether the name ends in `.svg`, or the file starts with an `svg` element.
  public static func recognizes(_ file: SourceFile) -> Bool {
    if file.path.utf8.suffix(4).elementsEqual(".svg".utf8) { return true }
    guard let tag = firstTag(file.head) else { return false }
    return tag.elementsEqual("svg".utf8) || tag.elementsEqual("svg:svg".utf8)
  }

  /// Resolves `source` into one scene for each appearance and state.
  ///
  /// Throws for files that are not well-formed XML, that are no SVG, and that are too complex.
  public func load(_ source: Source) throws(LoaderError) -> LoadedSource {
    let parsed: Markup.XMLDocument
    do {
      parsed = try Markup.XMLDocument.parse(
        source.bytes, path: source.path, options: XMLParsingOptions(entities: .expandInternal))
    } catch {
      throw LoaderError(
        code: error.kind.rawValue.replacing("/", with: "-"), message: error.message,
        location: SourceLocation(
          path: source.path, line: error.location.line, column: error.location.column))
    }
    guard parsed.root.localName == "svg" else {
      throw LoaderError(
        code: "not-svg",
        message: "the root element is '\(parsed.root.name.qualifiedName)', not 'svg'",
        location: SourceLocation(path: source.path))
    }
    let document = SVGDocument(root: parsed.root, path: source.path)
    let text = XMLFileText(source.bytes).map { SourceText($0.utf8, path: source.path) }
    var loading = DocumentLoading(
      document: document, text: text, options: options, theme: theme)
    for warning in parsed.warnings {
      loading.diagnostics.add(
        warning.kind.rawValue.replacing("/", with: "-"), warning.message,
        at: document.location(warning.location))
    }
    return try loading.load()
  }

  /// The name of the first start tag, past declarations and comments.
  private static func firstTag(_ head: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = head[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      guard let first = rest.first else { return nil }
      if NumberScanner.isLetter(first) {
        return rest.prefix { !NumberScanner.isSpace($0) && $0 != UInt8(ascii: ">") }
      }
      if rest.starts(with: "!--".utf8) {
        guard let end = rest.indices.first(where: { rest[$0...].starts(with: "-->".utf8) }) else {
          return nil
        }
        rest = rest[(end + 3)...]
      }
    }
    return nil
  }
}
