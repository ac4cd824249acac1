internal import Markup
public import SceneModel

/// Reads the resource folders of an Android project: colours, styles, themes, drawables, layouts.
public struct AndroidLoader: ProjectLoader {
  /// One parsed file.
  public struct Content: Sendable {
    let path: ResourcePath
    let definitions: [ResourceDefinition]
  }

  /// The name in reports.
  public static let identifier = "android"

  private let options: LoadingOptions

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
  }

  /// What `file` is to a project: a resource of values, colours, drawables or layouts.
  public static func use(of file: SourceFile) -> ProjectFileUse? {
    guard let path = ResourcePath(file.path) else { return nil }
    return path.isTest || path.isDescription ? .context : .audited
  }

  /// The folder `res` around the file or folder at `path`.
  public static func contextFolder(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: "res"), index < parts.count - 1 else { return nil }
    return parts[...index].joined(separator: "/")
  }

  /// Parses one file and reads its definitions.
  public func parse(_ source: Source) throws(LoaderError) -> Content {
    let document: XMLDocument
    do {
      document = try XMLDocument.parse(source.bytes, path: source.path)
    } catch {
      throw LoaderError(
        code: "malformed-xml", message: error.message,
        location: SourceLocation(
          path: source.path, line: error.location.line, column: error.location.column))
    }
    guard let path = ResourcePath(source.path) else {
      throw LoaderError(
        code: "not-a-resource", message: "the file lies in no folder of resources",
        location: SourceLocation(path: source.path))
    }
    let reader = ValuesReader(document, at: path, path: source.path, isFramework: false)
    return Content(path: path, definitions: reader.definitions)
  }

  /// Resolves all files of the project.
  public func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject {
    work(on: documents, in: path).result
  }

  /// Resolves themes, styles and layouts apart.
  public func work(on documents: [ProjectDocument<Content>], in path: String) -> ProjectWork {
    let project = AndroidProject(documents, options: options)
    return ProjectWork(
      project.parts.map { part in { project.findings(of: part) } },
      join: { [basis = project.basis] in AndroidProject.joined($0, basis, as: path) })
  }
}
