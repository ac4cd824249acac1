internal import Markup
public import SceneModel

/// Reads the resource folders of an Android project: colours, styles, themes, drawables, layouts.
public struct AndroidLoader: ProjectLoader {
  /// One parsed file.
  public struct Content: Sendable {
    let document: XMLDocument
  }

  /// The name in reports.
  public static let identifier = "android"

  private let options: LoadingOptions

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
  }

  /// What `file` is to a project of this family.
  public static func use(of file: SourceFile) -> ProjectFileUse? { nil }

  /// The folder whose files belong to the file or folder at `path`.
  public static func contextFolder(of path: String) -> String? { nil }

  /// Parses one file.
  public func parse(_ source: Source) throws(LoaderError) -> Content {
    do {
      return Content(document: try XMLDocument.parse(source.bytes, path: source.path))
    } catch {
      throw LoaderError(
        code: "malformed-xml", message: error.description,
        location: SourceLocation(path: source.path))
    }
  }

  /// Resolves all files of the project.
  public func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject {
    LoadedProject()
  }
}
