public import SceneModel

/// Loads the tool's own style definitions: XML files with the namespace `urn:a11yaudit:style:1`.
///
/// The format is described in `Documentation/Formats.md`.
public struct StyleLoader: Loader {
  /// The name on the command line and in reports.
  public static let identifier = "style"

  /// Elements inside each other in one file at most.
  static let maximumElementDepth = 128

  private let options: LoadingOptions

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
  }

  /// Whether the file is XML and names the namespace at its beginning.
  public static func recognizes(_ file: SourceFile) -> Bool {
    let extensionBytes = file.path.utf8.suffix(4).map { $0 | 0x20 }
    return extensionBytes == Array(".xml".utf8)
      && file.head.contains(subsequence: Array(Vocabulary.namespace.utf8))
  }

  /// Resolves every control of `source` in its states and appearances.
  ///
  /// Throws the first mistake of the file or of those that it includes, with the number of others.
  public func load(_ source: Source) throws(LoaderError) -> LoadedSource {
    let resolver = IncludeResolver(source)
    var problems = resolver.problems + resolver.theme.problems
    if problems.isEmpty { problems = ReferenceChecker(resolver.theme).problems }
    if problems.isEmpty { problems = AliasCycles(resolver.theme).problems }
    var builder = ControlBuilder(resolver.theme, options)
    if problems.isEmpty {
      for control in resolver.theme.controls { builder.add(control) }
      problems = builder.problems
    }
    if let error = LoaderError(problems, in: source.path) { throw error }
    return LoadedSource(
      path: source.path, scenes: builder.scenes, controls: builder.controls,
      diagnostics: builder.diagnostics)
  }
}

extension [UInt8] {
  /// Whether `other` occurs in the array.
  func contains(subsequence other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return false }
    return (0...(count - other.count)).contains { start in
      self[start] == first && self[start..<(start + other.count)].elementsEqual(other)
    }
  }
}
