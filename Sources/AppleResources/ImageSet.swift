internal import JSONReading
public import SceneModel

/// What an asset catalogue says of how one of its pictures is drawn.
public struct ImageSet: Sendable {
  /// The path of `Contents.json`.
  public let path: String
  /// Whether only its shape counts, which is drawn in the colour of what shows it.
  public let isTemplate: Bool
  /// Whether its own colours show, whatever shows it.
  public let isOriginal: Bool

  /// Whether the file at `path` is that of a picture of a catalogue.
  public static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(suffix) && AssetCatalogFile.catalog(around: path) != nil
  }

  /// Reads a `Contents.json`; one that is malformed says nothing.
  public init(_ source: Source) {
    path = source.path
    let intent = (try? JSONParser.parse(source.bytes))?["properties"]?["template-rendering-intent"]
    isTemplate = intent?.string == "template"
    isOriginal = intent?.string == "original"
  }

  /// Whether every picture among `sets` that `name` may mean is a template; of a catalogue's picture
  /// that is none, the colours are its own.
  public static func isTemplate(_ name: String, among sets: [ImageSet]) -> Bool {
    let known = known(name, among: sets)
    return !known.isEmpty && known.allSatisfy(\.isTemplate)
  }

  /// Whether what shows the picture may decide that only its shape counts: none among `sets` that
  /// `name` may mean says that its own colours show, and there is one.
  public static func mayBeTemplate(_ name: String, among sets: [ImageSet]) -> Bool {
    let known = known(name, among: sets)
    return !known.isEmpty && !known.contains(where: \.isOriginal)
  }

  private static func known(_ name: String, among sets: [ImageSet]) -> [ImageSet] {
    sets.filter { $0.path.hasSuffix("/\(name)\(suffix)") }
  }

  private static let suffix = ".imageset/Contents.json"
}
