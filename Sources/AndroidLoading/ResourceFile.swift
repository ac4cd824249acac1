internal import Markup
internal import SceneModel

/// The parts of a resource file's path: `MODULE/res/TYPE-QUALIFIERS/NAME.xml`.
struct ResourcePath: Hashable, Sendable {
  /// The folder `res` with what lies before it.
  var folder: String
  /// `values`, or the type of resource that each file of the folder is.
  var folderType: String
  var qualifiers: ResourceQualifiers
  /// The file's name without `.xml`.
  var name: String
  /// The module's folder: that before `src/NAME/res`, or the folder `res` itself.
  var module: String

  /// `nil` if the file is no resource that is read.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[parts.count - 3] == "res", let file = parts.last,
      file.hasSuffix(".xml"), file.utf8.count > 4
    else { return nil }
    let words = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    guard let type = words.first, Self.folderTypes.contains(type) else { return nil }
    folder = parts.dropLast(2).joined(separator: "/")
    let isInSources = parts.count >= 5 && parts[parts.count - 5] == "src"
    module = isInSources ? parts.dropLast(5).joined(separator: "/") : folder
    folderType = String(type)
    qualifiers = ResourceQualifiers(words.dropFirst())
    name = String(file.dropLast(4))
  }

  private static let folderTypes: Set<Substring> = ["values", "color", "drawable", "layout", "xml"]

  /// Names of folders that hold the resources of tests.
  private static let testFolders: Set<Substring> = [
    "test", "androidTest", "javatests", "testFixtures",
  ]

  /// Whether the file describes something to the platform, such as an app widget.
  var isDescription: Bool { folderType == ResourceType.xml.rawValue }

  /// Whether the file only serves tests.
  var isTest: Bool { folder.split(separator: "/").contains { Self.testFolders.contains($0) } }

  /// Whether it belongs to every variant of its module.
  var isMainSourceSet: Bool {
    !folder.containsBytes(of: "/src/") || folder.hasSuffix("/src/main/res")
  }
}

/// A resource as one file defines it.
struct ResourceDefinition: Sendable {
  /// What is defined.
  enum Body: Sendable {
    /// A value or an alias, as written.
    case text(String)
    case style(StyleDefinition)
    /// The root element of a state list, a drawable or a layout.
    case element(Markup.XMLElement)
  }

  var name: ResourceName
  var body: Body
  var location: SourceLocation
  /// Checks that `tools:ignore` switches off here or around it.
  var ignoredChecks: Set<String> = []
  /// What a string shows in colours of its own.
  var markup: StringMarkup?
}

/// A style as one file defines it.
struct StyleDefinition: Sendable {
  /// Which style is inherited.
  enum Parent: Hashable, Sendable {
    case none
    /// By an attribute `parent`.
    case explicit(ResourceName)
    /// The part of the name before the last dot.
    case implicit(ResourceName)

    /// What is inherited.
    var name: ResourceName? {
      switch self {
      case .none: nil
      case .explicit(let name), .implicit(let name): name
      }
    }
  }

  var parent: Parent
  var items: [Definition]
}
