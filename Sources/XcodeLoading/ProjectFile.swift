internal import JSONReading
internal import Markup
internal import SceneModel

/// A parsed file of an Xcode project.
enum ProjectFile: Sendable {
  /// A storyboard or xib.
  case interface(InterfaceDocument)
  /// A named colour of a catalogue.
  case colorSet(ColorSet)
  /// A folder of a catalogue, and whether its name is a part of its colours' names.
  case folder(path: String, providesNamespace: Bool)
  /// The property list of an app.
  case properties(InterfaceStyle)

  /// What a file is by its name.
  enum Kind {
    case interface
    case colorSet
    case folder
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
      let parts = path.split(separator: "/")
      guard parts.last == "Contents.json",
        parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }),
        let folder = parts.dropLast().last
      else { return nil }
      if folder.hasSuffix(".colorset") {
        self = .colorSet
      } else if folder.hasSuffix(".xcassets") || !folder.contains(".") {
        self = .folder
      } else {
        // An image set or another kind of asset, which holds no colour.
        return nil
      }
    }
  }

  /// Parses `source`.
  init(_ source: Source) throws(LoaderError) {
    switch Kind(path: source.path) {
    case .interface: self = .interface(try InterfaceDocument(source))
    case .colorSet:
      self = .colorSet(try ColorSet(Self.json(source), path: source.path))
    case .folder:
      let properties = try Self.json(source)["properties"]
      self = .folder(
        path: String(source.path.dropLast("/Contents.json".count)),
        providesNamespace: properties?["provides-namespace"]?.bool ?? false)
    case .properties: self = .properties(InterfaceStyle(source))
    case nil:
      throw LoaderError(
        code: "unknown-format", message: "the file is no part of an Xcode project that is read",
        location: SourceLocation(path: source.path))
    }
  }

  private static func json(_ source: Source) throws(LoaderError) -> JSONValue {
    do {
      return try JSONParser.parse(source.bytes)
    } catch {
      throw LoaderError(
        code: "malformed-json", message: error.message,
        location: SourceLocation(error.location, in: source.path))
    }
  }
}

extension SourceLocation {
  init(_ location: JSONLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }

  init(_ location: XMLLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
