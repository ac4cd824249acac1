/// What a file is to a project that it may belong to.
public enum ProjectFileUse: Hashable, Sendable {
  /// Its definitions and controls are audited.
  case audited
  /// It is only read because others refer to it.
  case context
}

/// One parsed file of a project.
public struct ProjectDocument<Content: Sendable>: Sendable {
  /// The path relative to the project root, with `/`.
  public var path: String
  /// What the file is to the project; a file of a library is context.
  public var use: ProjectFileUse
  /// Whether it belongs to a library, whose definitions yield to the project's own.
  public var isLibrary: Bool
  /// What was parsed.
  public var content: Content

  /// A document from its parts.
  public init(path: String, use: ProjectFileUse, isLibrary: Bool = false, content: Content) {
    self.path = path
    self.use = use
    self.isLibrary = isLibrary
    self.content = content
  }
}

/// How many of a project's references could be followed to a value.
public struct ResolutionCount: Hashable, Sendable {
  /// References of one cause that lead nowhere.
  public struct Unresolved: Hashable, Sendable {
    /// What stands in the way, a fragment such as `style Widget.Foo of a library`.
    public var cause: String
    /// What would resolve them, a fragment such as `give the library with --library`.
    public var remedy: String
    /// How many references there are.
    public var count: Int

    /// A cause from its parts.
    public init(cause: String, remedy: String, count: Int) {
      self.cause = cause
      self.remedy = remedy
      self.count = count
    }
  }

  /// What is counted, in the plural, such as `colour references in themes and widget styles`.
  public var subject: String
  /// How many led to a value.
  public var resolved: Int
  /// Those that did not, the most frequent first.
  public var unresolved: [Unresolved]

  /// A count from its parts.
  public init(subject: String, resolved: Int, unresolved: [Unresolved] = []) {
    self.subject = subject
    self.resolved = resolved
    self.unresolved = unresolved
  }

  /// How many there are in all.
  public var total: Int { unresolved.reduce(resolved) { $0 + $1.count } }
}

/// What a project's results rest on, for the head of a report.
public struct ProjectSummary: Hashable, Sendable {
  /// The project's folder relative to the project root, with `/`; empty for the root itself.
  public var path: String
  /// Name of the loader, such as `android`.
  public var format: String
  /// Facts that the files do not state and that were used, such as `system colours of iOS 26`.
  public var basis: [String]
  /// How much was resolved, one entry for each kind of reference.
  public var references: [ResolutionCount]

  /// A summary from its parts.
  public init(
    path: String, format: String, basis: [String] = [], references: [ResolutionCount] = []
  ) {
    self.path = path
    self.format = format
    self.basis = basis
    self.references = references
  }
}

/// What a loader made of the files of one project.
public struct LoadedProject: Sendable {
  /// One source for each file that defines something audited.
  public var sources: [LoadedSource]
  /// What cannot be read at all.
  public var errors: [LoaderError]
  /// What the results rest on; `nil` if the project holds nothing of interest.
  public var summary: ProjectSummary?

  /// A project from its parts.
  public init(
    sources: [LoadedSource] = [], errors: [LoaderError] = [], summary: ProjectSummary? = nil
  ) {
    self.sources = sources
    self.errors = errors
    self.summary = summary
  }
}

/// The resolving of one project, cut into parts that depend on nothing of each other.
public struct ProjectWork: Sendable {
  /// The parts; they may be done in any order and at the same time.
  public private(set) var parts: [@Sendable () -> any Sendable]
  private var join: @Sendable ([any Sendable]) -> LoadedProject

  /// Work of `parts`, whose results `join` puts together in their order.
  public init<Piece: Sendable>(
    _ parts: [@Sendable () -> Piece], join: @escaping @Sendable ([Piece]) -> LoadedProject
  ) {
    self.parts = parts.map { part in { part() } }
    self.join = { pieces in join(pieces.compactMap { $0 as? Piece }) }
  }

  /// The same work, the project changed by `finish` once it is whole.
  public func finishing(
    _ finish: @escaping @Sendable (LoadedProject) -> LoadedProject
  ) -> ProjectWork {
    var work = self
    work.join = { [join] pieces in finish(join(pieces)) }
    return work
  }

  /// Hands ``parts`` over, so that what a part works on goes with the last one that holds it.
  public mutating func takeParts() -> [@Sendable () -> any Sendable] {
    let taken = parts
    parts = []
    return taken
  }

  /// The project, `pieces` being the results of all ``parts`` in their order.
  public func joined(_ pieces: [any Sendable]) -> LoadedProject { join(pieces) }

  /// The project, all parts done one after the other.
  public var result: LoadedProject { joined(parts.map { $0() }) }
}

/// Reads a family of formats whose files only make sense together, such as Android resources.
///
/// Files are parsed one by one, several at a time, and then resolved as a whole. The resolved
/// sources are audited like those of a ``Loader``.
public protocol ProjectLoader: Sendable {
  /// What is kept of one parsed file.
  associatedtype Content: Sendable

  /// Stable name in reports, such as `android`.
  static var identifier: String { get }

  /// What `file` is to a project of this family, judged by its name and its first bytes; `nil` if
  /// it is nothing.
  static func use(of file: SourceFile) -> ProjectFileUse?

  /// The folder whose files belong to the named file or folder at `path`, as context.
  ///
  /// `nil` if `path` makes sense alone. Both paths are absolute, with `/`.
  static func contextFolder(of path: String) -> String?

  /// A loader with a caller's options.
  init(options: LoadingOptions)

  /// Parses one file; throws if it cannot be read at all.
  func parse(_ source: Source) throws(LoaderError) -> Content

  /// The remarks to this tool in the comments of `source`, each with its extent; `nil` if comments
  /// are XML's.
  static func remarks(in source: Source) -> [Suppression]?

  /// Resolves all files of the project in the folder `path`, which are ordered by path.
  func resolve(_ documents: [ProjectDocument<Content>], in path: String) -> LoadedProject

  /// How the same is done in parts, so that all cores have something to do.
  func work(on documents: [ProjectDocument<Content>], in path: String) -> ProjectWork
}

extension ProjectLoader {
  /// Comments are XML's.
  public static func remarks(in source: Source) -> [Suppression]? { nil }

  /// All as one part.
  public func work(on documents: [ProjectDocument<Content>], in path: String) -> ProjectWork {
    let resolve: @Sendable () -> LoadedProject = { self.resolve(documents, in: path) }
    return ProjectWork([resolve]) { $0.first ?? LoadedProject() }
  }
}
