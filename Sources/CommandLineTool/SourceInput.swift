internal import SceneModel

/// One input that may be a source: where its bytes are and what reports call it.
struct SourceInput: Hashable, Sendable {
  /// The most bytes that are read of one file, as XML's own limit (`XMLParsingLimits`).
  static let maximumByteCount = 64 << 20

  /// Where the bytes come from.
  enum Origin: Hashable {
    case file(FilePath)
    case standardInput
  }

  /// The path relative to the project root, with `/`.
  var path: String
  var origin: Origin
  /// Whether the user named it, so that it has to be read; else it was found in a folder.
  var isNamed: Bool
  /// The folder of the project that it belongs to, relative to the root, with `/`.
  var project = ""
  /// What it is to the loaders of projects; a file that is not audited is for them alone.
  var role = Role.audited

  /// What an input is to the loaders of projects.
  enum Role: Hashable {
    /// The user asked for it.
    case audited
    /// It belongs to something that the user asked for.
    case context
    /// It lies in the folder of a library.
    case library
  }
}

/// What discovery came to.
struct DiscoveredInputs {
  /// The inputs, ordered by the bytes of their paths, each path once.
  var inputs: [SourceInput] = []
  /// What was named but is not there or cannot be opened.
  var errors: [LoaderError] = []
  /// What is in folders and out of reach, in the order of the search.
  var passedOver: [PassedOverPath] = []
}

/// Something in a folder that is not read whatever it holds.
struct PassedOverPath: Hashable {
  /// Why it is not read.
  enum Reason: String, Hashable, CaseIterable {
    case leavesRoot = "links out of the project are not followed"
    case brokenLink = "these links lead nowhere"
    case special = "these are neither files nor folders"
    case unreadableName = "these names are not UTF-8"
    case gone = "these cannot be looked at"
  }

  /// The path relative to the project root, with `/`.
  var path: String
  var reason: Reason
}
