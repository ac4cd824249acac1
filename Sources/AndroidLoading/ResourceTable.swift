internal import Markup
internal import SceneModel

/// All definitions of a project, its libraries and the built-in values.
///
/// Android merges the modules of an application for each name and configuration, the application
/// over its libraries, and then chooses among the configurations, resource by resource.
final class ResourceTable: Sendable {
  /// Whose definitions come first.
  enum Origin: Int, Comparable, Sendable {
    case application, otherVariant, test, library, builtIn

    static func < (first: Origin, second: Origin) -> Bool { first.rawValue < second.rawValue }
  }

  /// One definition of a name.
  struct Candidate: Sendable {
    var path: ResourcePath
    var origin: Origin
    var isAudited: Bool
    var definition: ResourceDefinition
  }

  /// In the order of the files.
  let candidates: [ResourceName: [Candidate]]
  /// The names, in the order in which they first occur.
  let names: [ResourceName]
  /// The place of each file but the built-in ones.
  private let folders: [String: (folder: String, module: String)]
  /// The files of the project itself.
  private let own: Set<String>

  init(_ candidates: [Candidate]) {
    var table: [ResourceName: [Candidate]] = [:]
    var names: [ResourceName] = []
    var folders: [String: (folder: String, module: String)] = [:]
    var own: Set<String> = []
    for candidate in candidates {
      let name = candidate.definition.name
      if table[name] == nil { names.append(name) }
      table[name, default: []].append(candidate)
      if candidate.origin == .builtIn { continue }
      let path = candidate.definition.location.path
      folders[path] = (candidate.path.folder, candidate.path.module)
      if candidate.origin != .library { own.insert(path) }
    }
    self.candidates = table
    self.names = names
    self.folders = folders
    self.own = own
  }

  /// The definition of `name` on `device`, for a use in the file `user`.
  func definition(
    of name: ResourceName, on device: DeviceConfiguration, for user: String?
  ) -> ResourceDefinition? {
    guard let all = candidates[name] else { return nil }
    var best: (candidate: Candidate, distance: Int)?
    let fitting = all.filter { device.matches($0.path.qualifiers) }
    for candidate in eligible(fitting, for: user) {
      let distance = distance(candidate, from: user)
      guard let current = best else {
        best = (candidate, distance)
        continue
      }
      let (new, old) = (candidate.path.qualifiers, current.candidate.path.qualifiers)
      if DeviceConfiguration.isBetter(new, than: old)
        || (!DeviceConfiguration.isBetter(old, than: new) && distance < current.distance)
      {
        best = (candidate, distance)
      }
    }
    return best?.candidate.definition
  }

  /// The candidates among which qualifiers decide for a use in the file `user`.
  ///
  /// Modules are built apart: what the user's own module defines hides what other modules do, by day
  /// and by night. Variants and tests count where the user belongs to them, or nobody else has any.
  private func eligible(_ fitting: [Candidate], for user: String?) -> [Candidate] {
    guard fitting.count > 1 else { return fitting }
    let place = user.flatMap { folders[$0] }
    func isUsual(_ candidate: Candidate) -> Bool {
      candidate.origin != .otherVariant && candidate.origin != .test
    }
    let usual = fitting.filter { isUsual($0) || $0.path.folder == place?.folder }
    let pool = usual.isEmpty ? fitting : usual
    guard let module = place?.module else { return pool }
    guard pool.contains(where: { $0.origin < .library && $0.path.module == module }) else {
      return pool
    }
    return pool.filter { $0.origin >= .library || $0.path.module == module }
  }

  /// The styles of the project that are audited, one for each module that defines the name.
  var auditedStyles: [ResourceName] {
    names.filter { $0.type == .style }.flatMap { name -> [ResourceName] in
      let own = (candidates[name] ?? []).filter(\.isAudited)
      guard let first = own.first else { return [] }
      var homes: [(module: String, path: String)] = []
      for candidate in own where candidate.origin == .application {
        let module = candidate.path.module
        if homes.contains(where: { $0.module == module }) { continue }
        homes.append((module, candidate.definition.location.path))
      }
      guard homes.count > 1 else { return [first.definition.name] }
      return homes.enumerated().map { index, home in
        var located = name
        let label = home.module.split(separator: "/").last { $0 != "res" }
        located.home = ResourceName.Home(
          path: home.path, label: index == 0 ? nil : label.map(String.init))
        return located
      }
    }
  }

  /// A layout of the project that is audited.
  struct AuditedLayout {
    var definition: ResourceDefinition
    /// The outermost element.
    var root: Markup.XMLElement
    /// Whether it is shown only by night, or only by day; `nil` for always.
    var isNight: Bool?
  }

  /// The layouts of the project that are audited.
  var auditedLayouts: [AuditedLayout] {
    names.filter { $0.type == .layout }.flatMap { name -> [AuditedLayout] in
      let all = candidates[name] ?? []
      return all.compactMap { candidate in
        guard candidate.isAudited, case .element(let root) = candidate.definition.body else {
          return nil
        }
        return AuditedLayout(
          definition: candidate.definition, root: root, isNight: Self.isNight(candidate, of: all))
      }
    }
  }

  /// When a file is shown, by its folder's name and by those of the other files of the same name.
  private static func isNight(_ candidate: Candidate, of all: [Candidate]) -> Bool? {
    if let isNight = candidate.path.qualifiers.isNight { return isNight }
    let twin = all.first { other in
      var qualifiers = other.path.qualifiers
      qualifiers.isNight = nil
      return other.path.qualifiers.isNight != nil && other.path.folder == candidate.path.folder
        && qualifiers == candidate.path.qualifiers
    }
    return twin?.path.qualifiers.isNight.map { !$0 }
  }

  /// Whether a resource of the project that is audited has this name.
  func isAudited(_ name: ResourceName) -> Bool {
    candidates[name.plain]?.contains(where: \.isAudited) == true
  }

  /// Whether a file can be shown to a person: the built-in values lie in no file of theirs.
  func isShown(_ path: String) -> Bool { folders[path] != nil }

  /// The steps of `chain` that a person can look at, the last one in a file of the project.
  ///
  /// What a library or the platform makes of a value is not the project's to change.
  func shownChain(_ chain: [Definition]) -> [Definition] {
    guard let last = chain.lastIndex(where: { own.contains($0.location.path) }) else {
      return chain.filter { isShown($0.location.path) }
    }
    return chain[...last].filter { isShown($0.location.path) }
  }

  /// Whether the project itself holds a file.
  func isOwn(_ path: String) -> Bool { own.contains(path) }

  /// The theme attributes that any definition names.
  var namedAttributes: Set<String> {
    var found: Set<String> = []
    func add(_ value: String) {
      guard value.utf8.first == UInt8(ascii: "?"), case .attribute(let name) = ResourceValue(value)
      else { return }
      found.insert(name)
    }
    for candidate in candidates.values.joined() {
      switch candidate.definition.body {
      case .text(let text): add(text)
      case .style(let style): for item in style.items { add(item.value) }
      case .element(let element):
        for attribute in element.attributes { add(attribute.value) }
        for inner in element.descendants {
          for attribute in inner.attributes { add(attribute.value) }
        }
      }
    }
    return found
  }

  /// The attributes that any style sets.
  var setAttributes: Set<String> {
    var found: Set<String> = []
    for candidate in candidates.values.joined() {
      guard case .style(let style) = candidate.definition.body else { continue }
      for item in style.items { found.insert(item.name) }
    }
    return found
  }

  /// Whether a definition of `name` is only for the day or only for the night.
  func dependsOnNight(_ name: ResourceName) -> Bool {
    candidates[name.plain]?.contains { $0.path.qualifiers.isNight != nil } ?? false
  }

  /// Whether the choice depends on who asks.
  func isAmbiguous(_ name: ResourceName) -> Bool {
    guard let all = candidates[name], let first = all.first else { return false }
    return all.contains { $0.path.folder != first.path.folder }
  }

  /// Smaller for a module that is nearer to the file `user`.
  private func distance(_ candidate: Candidate, from user: String?) -> Int {
    let base = candidate.origin.rawValue * 4
    guard let user, let place = folders[user] else { return base }
    if place.folder == candidate.path.folder { return base }
    let isSibling = place.module == candidate.path.module
    return base + (isSibling ? 1 : 2)
  }
}
