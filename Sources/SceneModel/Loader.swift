public import ColorMath
public import Geometry

/// An input file as discovery sees it: its name and its beginning.
public struct SourceFile: Sendable {
  /// How many bytes of the beginning are read at most.
  public static let headLength = 4096

  /// The path relative to the project root, with `/`.
  public var path: String
  /// The first bytes, at most ``headLength``.
  public var head: [UInt8]

  /// A file from its path and its beginning.
  public init(path: String, head: [UInt8]) {
    self.path = path
    self.head = head
  }
}

/// One input file to load.
public struct Source: Sendable {
  /// Reads another file by its path relative to the project root, `nil` if there is none or if it
  /// lies outside the root.
  public typealias Reader = @Sendable (_ path: String) -> [UInt8]?

  /// The path relative to the project root, with `/`.
  public var path: String
  /// The content.
  public var bytes: [UInt8]
  /// Reads files that this one includes.
  public var readFile: Reader

  /// A source from its content; without a reader it cannot include others.
  public init(path: String, bytes: [UInt8], readFile: @escaping Reader = { _ in nil }) {
    self.path = path
    self.bytes = bytes
    self.readFile = readFile
  }
}

/// A style sheet of the page that a drawing is to stand on: its design tokens.
///
/// What it declares for the root element is inherited by a drawing: custom properties, `color`
/// (`currentColor`), `fill` and `stroke` (`context-fill`, `context-stroke`) and the background.
public struct ThemeSheet: Hashable, Sendable {
  /// What provenances call it: the path relative to the project root, with `/`.
  public var path: String
  /// The style sheet in UTF-8.
  public var bytes: [UInt8]
  /// The name of the appearance that it is for, `nil` for all; one for `dark` also holds where the
  /// user asks for more contrast.
  public var appearance: String?

  /// A sheet from its content.
  public init(path: String, bytes: [UInt8], appearance: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.appearance = appearance
  }
}

/// What a caller decides about loading, for all loaders.
public struct LoadingOptions: Hashable, Sendable {
  /// Window colours by the appearance's name; they win over what a source states.
  public var windows: [String: Color]
  /// Appearances to load, by name; empty for all.
  public var appearances: Set<String>
  /// What names of layers and files mean, before a loader's own words; a later one wins.
  public var namePatterns: [NamePattern]
  /// What the page around a drawing supplies, in the order of the cascade.
  public var theme: [ThemeSheet]
  /// Versions of platforms whose built-in values are used, by name, such as `ios` and 18; a loader
  /// knows its own default for what is not named.
  public var platforms: [String: Int]
  /// The size at which a drawing without a size of its own is shown, `nil` if that is not known: one
  /// unit of its view box is then one point.
  public var shownSize: Size?

  /// Options with the defaults of the command line.
  public init(
    windows: [String: Color] = [:], appearances: Set<String> = [],
    namePatterns: [NamePattern] = [], theme: [ThemeSheet] = [], platforms: [String: Int] = [:],
    shownSize: Size? = nil
  ) {
    self.windows = windows
    self.appearances = appearances
    self.namePatterns = namePatterns
    self.theme = theme
    self.platforms = platforms
    self.shownSize = shownSize
  }
}

/// Reads one family of formats and resolves it until nothing but scenes is left.
public protocol Loader: Sendable {
  /// Stable name on the command line and in reports, such as `svg`.
  static var identifier: String { get }

  /// Whether this loader reads `file`, judged by its name and its first bytes.
  static func recognizes(_ file: SourceFile) -> Bool

  /// Whether what a file of this loader defines may be used by other files; assumed if not stated.
  static var sharesDefinitions: Bool { get }

  /// A loader with a caller's options.
  init(options: LoadingOptions)

  /// Resolves `source`; throws only if it cannot be read at all.
  func load(_ source: Source) throws(LoaderError) -> LoadedSource
}

/// Why a source cannot be read.
public struct LoaderError: Error, Hashable, Sendable {
  /// Stable kebab-case code, such as `malformed-xml`; reports show it as `input/malformed-xml`.
  public var code: String
  /// What is wrong, why, and what to write instead; lower-case first letter, no full stop.
  public var message: String
  /// Where.
  public var location: SourceLocation

  /// An error from its parts.
  public init(code: String, message: String, location: SourceLocation) {
    self.code = code
    self.message = message
    self.location = location
  }
}

extension Loader {
  /// Assumed, since a suggestion that overlooks a use would be wrong.
  public static var sharesDefinitions: Bool { true }
}
