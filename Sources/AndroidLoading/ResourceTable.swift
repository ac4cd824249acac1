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
  /// The folder of each file.
  private let folders: [String: String]

  init(_ candidates: [Candidate]) {
    var table: [ResourceName: [Candidate]] = [:]
    var names: [ResourceName] = []
    var folders: [String: String] = [:]
    for candidate in candidates {
      let name = candidate.definition.name
      if table[name] == nil { names.append(name) }
      table[name, default: []].append(candidate)
      folders[candidate.definition.location.path] = candidate.path.folder
    }
    self.candidates = table
    self.names = names
    self.folders = folders
  }

  /// The definition of `name` on `device`, for a use in the file `user`.
  func definition(
    of name: ResourceName, on device: DeviceConfiguration, for user: String?
  ) -> ResourceDefinition? {
    guard let all = candidates[name] else { return nil }
    var best: (candidate: Candidate, distance: Int)?
    for candidate in all where device.matches(candidate.path.qualifiers) {
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

  /// Whether the choice depends on who asks.
  func isAmbiguous(_ name: ResourceName) -> Bool {
    guard let all = candidates[name], let first = all.first else { return false }
    return all.contains { $0.path.folder != first.path.folder }
  }

  /// Smaller for a module that is nearer to the file `user`.
  private func distance(_ candidate: Candidate, from user: String?) -> Int {
    let base = candidate.origin.rawValue * 4
    guard let user, let folder = folders[user] else { return base }
    if folder == candidate.path.folder { return base }
    let isSibling = Self.module(folder) == candidate.path.module
    return base + (isSibling ? 1 : 2)
  }

  private static func module(_ folder: String) -> Substring {
    ResourcePath("\(folder)/values/x.xml")?.module ?? folder[...]
  }
}
