internal import AppleResources
public import SceneModel

/// Reads button and toggle styles and buttons from the Swift code of SwiftUI apps.
public struct SwiftUILoader: ProjectLoader {
  /// One file, as far as it is read alone.
  public struct Content: Sendable {
    enum File: Sendable {
      case swift([UInt8], DeclarationIndex)
      case asset(AssetCatalogFile)
    }
    let file: File
  }

  /// The name in reports.
  public static let identifier = "swiftui"

  private let options: LoadingOptions

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
  }

  /// What `file` is to a project: Swift files are audited, named colours are context.
  public static func use(of file: SourceFile) -> ProjectFileUse? {
    if file.path.hasSuffix(".swift") { return .audited }
    return AssetCatalogFile.Kind(path: file.path) == nil ? nil : .context
  }

  /// A Swift file makes sense alone; what it refers to elsewhere is then not resolved.
  public static func contextFolder(of path: String) -> String? { nil }

  /// The comments `// a11yaudit:ignore` of a Swift file.
  public static func remarks(in source: Source) -> [Suppression]? {
    source.path.hasSuffix(".swift") ? CommentRemarks.suppressions(in: source) : nil
  }

  /// Finds the declarations of a file by its bytes; throws if an asset's JSON is malformed.
  public func parse(_ source: Source) throws(LoaderError) -> Content {
    if let kind = AssetCatalogFile.Kind(path: source.path) {
      return Content(file: .asset(try AssetCatalogFile(source, kind: kind)))
    }
    return Content(file: .swift(source.bytes, DeclarationIndex(source.bytes)))
  }

  /// Evaluates every style and button of the project.
  public func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject {
    work(on: documents, in: path).result
  }

  /// Evaluates the styles and buttons of some files at a time.
  public func work(on documents: [ProjectDocument<Content>], in path: String) -> ProjectWork {
    let project = SwiftUIProject(documents, options: options)
    return ProjectWork(project.parts.map { part in { project.findings(in: part) } }) {
      [paths = project.paths, version = project.version] findings in
      SwiftUIProject.joined(findings, of: paths, version: version, as: path)
    }
  }
}
