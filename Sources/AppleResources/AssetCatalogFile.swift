internal import JSONReading
public import SceneModel

/// A parsed file of an asset catalogue that says something about colours.
public enum AssetCatalogFile: Sendable {
  /// A named colour.
  case colorSet(ColorSet)
  /// A folder of a catalogue, and whether its name is a part of its colours' names.
  case folder(path: String, providesNamespace: Bool)

  /// What a file is by its name.
  public enum Kind: Sendable {
    /// The values of a named colour.
    case colorSet
    /// The properties of a folder.
    case folder

    /// The kind of the file at `path`, `nil` if it is nothing that is read.
    public init?(path: String) {
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

  /// Parses `source`, which is of `kind`; throws with line and column if it is malformed.
  public init(_ source: Source, kind: Kind) throws(LoaderError) {
    switch kind {
    case .colorSet:
      self = .colorSet(try ColorSet(Self.json(source), path: source.path))
    case .folder:
      let properties = try Self.json(source)["properties"]
      self = .folder(
        path: String(source.path.dropLast("/Contents.json".count)),
        providesNamespace: properties?["provides-namespace"]?.bool ?? false)
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

  /// The catalogue around the file or folder at `path`, `nil` if there is none.
  public static func catalog(around path: String) -> String? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let catalog = folders.dropLast().firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      return nil
    }
    return folders[...catalog].joined(separator: "/")
  }
}

extension SourceLocation {
  init(_ location: JSONLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
