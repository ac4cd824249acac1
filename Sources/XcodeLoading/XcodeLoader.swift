internal import AppleResources
internal import Markup
public import SceneModel

/// Reads the Interface Builder documents and asset catalogues of an Xcode project.
public struct XcodeLoader: ProjectLoader {
  /// One parsed file.
  public struct Content: Sendable {
    let file: ProjectFile
  }

  /// The name in reports.
  public static let identifier = "xcode"

  private let options: LoadingOptions

  /// A loader with a caller's options.
  public init(options: LoadingOptions) {
    self.options = options
  }

  /// What `file` is to a project of this family.
  public static func use(of file: SourceFile) -> ProjectFileUse? {
    switch ProjectFile.Kind(path: file.path) {
    case .interface, .asset(.colorSet): .audited
    case .asset(.folder), .picture, .properties: .context
    case nil: nil
    }
  }

  /// The catalogue around a colour of it; whatever else is named makes sense alone.
  public static func contextFolder(of path: String) -> String? {
    AssetCatalogFile.catalog(around: path)
  }

  /// Parses one file; throws with line and column if it is malformed.
  public func parse(_ source: Source) throws(LoaderError) -> Content {
    Content(file: try ProjectFile(source))
  }

  /// Resolves all files of the project.
  public func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject {
    ProjectResolution(documents, path: path, options: options).project
  }
}
