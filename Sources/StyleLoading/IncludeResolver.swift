import Markup
import SceneModel

/// Reads a file and those that it includes, each once.
struct IncludeResolver {
  private let readFile: Source.Reader
  private(set) var theme = Theme()
  private(set) var problems: [StyleProblem] = []
  private var loaded: Set<String> = []
  /// The files whose includes are being read, the main one first.
  private var open: [String] = []

  /// Files that include each other in a row at most.
  static let maximumDepth = 32

  /// Reads `source` with all that it includes.
  init(_ source: Source) {
    readFile = source.readFile
    read(source.bytes, at: source.path, isMain: true)
  }

  private mutating func read(_ bytes: [UInt8], at path: String, isMain: Bool) {
    loaded.insert(path)
    open.append(path)
    defer { open.removeLast() }
    guard let file = parse(bytes, at: path) else { return }
    for include in file.children(.include) { follow(include, from: path) }
    theme.add(file, isMain: isMain)
  }

  private mutating func parse(_ bytes: [UInt8], at path: String) -> StyleElement? {
    var options = XMLParsingOptions()
    options.limits.maximumDepth = StyleLoader.maximumElementDepth
    do {
      let document = try XMLDocument.parse(bytes, path: path, options: options)
      var reader = ElementReader(path: path, bytes: document.encoding == .utf8 ? bytes : [])
      let file = reader.theme(document.root)
      problems += reader.problems
      return file
    } catch {
      problems.append(
        StyleProblem(
          error.kind == .tooDeep ? .tooDeep : .malformedXML, error.message,
          at: SourceLocation(
            path: path, line: error.location.line, column: error.location.column)))
      return nil
    }
  }

  private mutating func follow(_ include: StyleElement, from path: String) {
    guard let href = include[.href] else { return }
    func report(_ kind: StyleProblem.Kind, _ message: String) {
      problems.append(StyleProblem(kind, message, at: href.location))
    }
    guard let target = Self.resolve(href.written, from: path) else {
      return report(
        .includeOutsideRoot,
        "'\(href.written)' leads out of the project; write a relative path to a file inside it")
    }
    if open.contains(target) {
      return report(
        .includeCycle, "'\(target)' includes itself: " + (open + [target]).joined(separator: " -> ")
      )
    }
    if loaded.contains(target) { return }
    guard open.count < Self.maximumDepth else {
      return report(
        .tooDeep, "more than \(Self.maximumDepth) files include each other in a row")
    }
    guard let bytes = readFile(target) else {
      return report(
        .includeNotFound, "there is no file '\(target)'; the path is relative to '\(path)'")
    }
    read(bytes, at: target, isMain: false)
  }

  /// `href` relative to the folder of `path`, `nil` if it leads above the project root.
  static func resolve(_ href: String, from path: String) -> String? {
    if href.hasPrefix("/") || href.contains(":") || href.contains("\\") { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in href.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
