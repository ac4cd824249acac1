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

  /// Finds the declarations of a file by its bytes; throws if an asset's JSON is malformed.
  public func parse(_ source: Source) throws(LoaderError) -> Content {
    if let kind = AssetCatalogFile.Kind(path: source.path) {
      return Content(file: .asset(try AssetCatalogFile(source, kind: kind)))
    }
    return Content(file: .swift(source.bytes, DeclarationIndex(source.bytes)))
  }

  /// Evaluates every style and button of the project.
  public func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject {
    SwiftUIProject(documents, path: path, options: options).loaded
  }
}
