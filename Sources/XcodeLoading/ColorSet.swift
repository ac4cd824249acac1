internal import ColorMath
internal import JSONReading
internal import SceneModel

/// A named colour of an asset catalogue with its values for idioms and appearances.
struct ColorSet: Sendable {
  /// A value for some devices and appearances.
  struct Entry: Sendable {
    /// What a slot holds.
    enum Value: Sendable {
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
    var idiom: String
    /// Whether it is for the dark appearance (or expressly for the light one); `nil` for both.
    var isDark: Bool?
    /// Whether it is for increased contrast; `nil` for both.
    var isIncreasedContrast: Bool?
    /// Whether it is for displays of a wide gamut only.
    var isWideGamut: Bool
    var value: Value
    /// The value as it is written.
    var written: String
    /// How another value would be written in its place.
    var notation: LiteralNotation
    var location: SourceLocation
  }

  /// The name without the catalogue's namespaces.
  let name: String
  /// The path of the folder `NAME.colorset`.
  let folder: String
  /// The path of `Contents.json`.
  let path: String
  let entries: [Entry]

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

/// Reads the components of a catalogue's colour.
struct ComponentReader {
  private let components: JSONValue?

  init(_ components: JSONValue?) {
    self.components = components
  }

  /// The components as they are written, in their order.
  var written: String {
    (components?.members ?? []).map { member in
      let text = member.value.string.map { "\"\($0)\"" } ?? member.value.numberText ?? "?"
      return "\"\(member.name)\" : \(text)"
    }
    .joined(separator: ", ")
  }

  /// The colour in `space`, `nil` if a component is missing or no number.
  func color(in space: ComponentSpace) -> Color? {
    let values = space.channels.compactMap { channel in
      Self.text(components?[channel.rawValue]).flatMap { Self.component($0) }
    }
    guard values.count == space.componentCount else { return nil }
    let alpha = components?["alpha"].map { Self.text($0).flatMap { Self.alpha($0) } } ?? 1
    guard let alpha else { return nil }
    return space.color(values, alpha: alpha)
  }

  /// How the components are written, each in its own way.
  func notation(in space: ComponentSpace) -> LiteralNotation {
    let written = (components?.members ?? []).compactMap { member in
      LiteralComponents.Channel(rawValue: member.name).map { channel in
        LiteralComponents.Component(channel, Self.number(Self.text(member.value) ?? ""))
      }
    }
    return .components(LiteralComponents(space: space, components: written, syntax: .members))
  }

  private static func number(_ text: String) -> LiteralComponents.Number {
    if hexadecimal(text) != nil { return .hexByte }
    return isFraction(text) ? .unit : .byte
  }

  private static func isFraction(_ text: String) -> Bool {
    text.contains { $0 == "." || $0 == "e" || $0 == "E" }
  }

  private static func text(_ value: JSONValue?) -> String? {
    value.flatMap { $0.string ?? $0.numberText }
  }

  /// A component: a byte in hexadecimal, 0 to 1 with a decimal point, or else 0 to 255.
  private static func component(_ text: String) -> Double? {
    if let byte = hexadecimal(text) { return byte }
    guard let number = Double(text), number.isFinite else { return nil }
    return isFraction(text) ? number : number / 255
  }

  /// An alpha, which is 0 to 1 however it is written.
  private static func alpha(_ text: String) -> Double? {
    if let byte = hexadecimal(text) { return byte }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func hexadecimal(_ text: String) -> Double? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X"),
      let byte = UInt8(text.dropFirst(2), radix: 16)
    else { return nil }
    return Double(byte) / 255
  }
}
