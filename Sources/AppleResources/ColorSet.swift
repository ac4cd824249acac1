public import ColorMath
internal import JSONReading
public import SceneModel

/// A named colour of an asset catalogue with its values for idioms and appearances.
public struct ColorSet: Sendable {
  /// A value for some devices and appearances.
  public struct Entry: Sendable {
    /// What a slot holds.
    public enum Value: Sendable {
      /// A colour.
      case color(Color)
      /// A colour of the platform, by its name without a trailing `Color`.
      case platform(String)
      /// Nothing: the slot was never filled.
      case undefined
      /// Something that is not understood, and why.
      case unsupported(String)
    }

    /// `universal`, `iphone` and the like.
    public var idiom: String
    /// Whether it is for the dark appearance (or expressly for the light one); `nil` for both.
    public var isDark: Bool?
    /// Whether it is for increased contrast; `nil` for both.
    public var isIncreasedContrast: Bool?
    /// Whether it is for displays of a wide gamut only.
    public var isWideGamut: Bool
    /// What the slot holds.
    public var value: Value
    /// The value as it is written.
    public var written: String
    /// How another value would be written in its place.
    public var notation: LiteralNotation
    /// Where the value is written.
    public var location: SourceLocation
  }

  /// The name without the catalogue's namespaces.
  public let name: String
  /// The path of the folder `NAME.colorset`.
  public let folder: String
  /// The path of `Contents.json`.
  public let path: String
  /// The values in the order of the file.
  public let entries: [Entry]

  /// Reads the value of a `Contents.json`; what is missing in it leaves entries undefined.
  init(_ contents: JSONValue, path: String) throws(LoaderError) {
    self.path = path
    folder = String(path.dropLast("/Contents.json".count))
    let last = folder.split(separator: "/").last ?? ""
    name = String(last.dropLast(".colorset".count))
    guard case .object = contents.kind else {
      throw LoaderError(
        code: "malformed-colorset", message: "the file must hold an object with 'colors'",
        location: SourceLocation(contents.location, in: path))
    }
    entries = (contents["colors"]?.elements ?? []).compactMap { Entry($0, path: path) }
  }
}

extension ColorSet.Entry {
  /// Reads one element of `colors`; `nil` if it is for an appearance that is not known.
  fileprivate init?(_ entry: JSONValue, path: String) {
    idiom = entry["idiom"]?.string ?? "universal"
    isWideGamut = entry["display-gamut"]?.string?.lowercased() == "display-p3"
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isIncreasedContrast = true
      case ("contrast", "normal"): isIncreasedContrast = false
      default: return nil
      }
    }
    let color = entry["color"]
    location = SourceLocation((color ?? entry).location, in: path)
    notation = .components(
      LiteralComponents(
        space: .srgb, components: ComponentSpace.srgb.channels.map { .init($0, .unit) },
        syntax: .members))
    guard let color else {
      value = .undefined
      written = "no colour"
      return
    }
    if let reference = color["reference"]?.string {
      value = .platform(reference)
      written = reference
      return
    }
    let components = ComponentReader(color["components"])
    written = components.written
    guard let spaceName = color["color-space"]?.string else {
      value = .unsupported("a colour without a colour space")
      return
    }
    guard let space = ComponentSpace(catalogName: spaceName) else {
      value = .unsupported("the colour space \(spaceName)")
      return
    }
    notation = components.notation(in: space)
    value = components.color(in: space).map { .color($0) } ?? .unsupported("\(written)")
  }
}
