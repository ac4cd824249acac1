internal import AppleResources
internal import Markup
internal import SceneModel

/// A parsed file of an Xcode project.
enum ProjectFile: Sendable {
  /// A storyboard or xib.
  case interface(InterfaceDocument)
  /// A colour or a folder of an asset catalogue.
  case asset(AssetCatalogFile)
  /// A picture of an asset catalogue.
  case picture(ImageSet)
  /// The property list of an app.
  case properties(InterfaceStyle)

  /// What a file is by its name.
  enum Kind {
    case interface
    case asset(AssetCatalogFile.Kind)
    case picture
    case properties

    /// The kind of the file at `path`, `nil` if it is nothing that is read.
    init?(path: String) {
      if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        self = .interface
        return
      }
      if path.hasSuffix("Info.plist") {
        self = .properties
        return
      }
      if ImageSet.recognizes(path) {
        self = .picture
        return
      }
      guard let kind = AssetCatalogFile.Kind(path: path) else { return nil }
      self = .asset(kind)
    }
  }

  /// Parses `source`.
  init(_ source: Source) throws(LoaderError) {
    switch Kind(path: source.path) {
    case .interface: self = .interface(try InterfaceDocument(source))
    case .asset(let kind): self = .asset(try AssetCatalogFile(source, kind: kind))
    case .picture: self = .picture(ImageSet(source))
    case .properties: self = .properties(InterfaceStyle(source))
    case nil:
      throw LoaderError(
        code: "unknown-format", message: "the file is no part of an Xcode project that is read",
        location: SourceLocation(path: source.path))
    }
  }
}

extension SourceLocation {
  init(_ location: XMLLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
