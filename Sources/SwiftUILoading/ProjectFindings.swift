import SceneModel

/// What was found in some of a project's files.
struct ProjectFindings: Sendable {
  /// What becomes of one file.
  private struct File {
    var scenes: [Scene] = []
    /// The controls with the numbers of their subjects; their keys are only what follows the
    /// subject's.
    var controls: [(control: Control, subject: Int)] = []
    var diagnostics: [Diagnostic] = []
    var known: Set<Diagnostic> = []

    mutating func add(_ diagnostic: Diagnostic) {
      if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
  }

  private var files: [Int: File] = [:]
  /// The subjects' keys as each of them has it by itself, in order.
  var keys: [String] = []
  /// How many subjects are known in full.
  var resolvedCount = 0
  /// How many subjects each cause leaves open.
  var obstacles: [String: Int] = [:]

  var isEmpty: Bool { keys.isEmpty && files.isEmpty }

  /// Adds a control of the last subject.
  mutating func add(_ control: Control, to file: Int) {
    files[file, default: File()].controls.append((control, keys.count - 1))
  }

  mutating func add(_ diagnostic: Diagnostic, to file: Int) {
    files[file, default: File()].add(diagnostic)
  }

  /// Adds scenes of `file`; the result is the index of the first.
  mutating func add(_ scenes: [Scene], to file: Int) -> Int {
    let first = files[file]?.scenes.count ?? 0
    files[file, default: File()].scenes += scenes
    return first
  }

  func scene(_ index: Int, of file: Int) -> Scene? {
    guard let scenes = files[file]?.scenes, scenes.indices.contains(index) else { return nil }
    return scenes[index]
  }

  /// Adds what was found in later files.
  mutating func append(_ other: ProjectFindings) {
    let firstSubject = keys.count
    keys += other.keys
    resolvedCount += other.resolvedCount
    obstacles.merge(other.obstacles) { $0 + $1 }
    for (number, file) in other.files {
      let firstScene = add(file.scenes, to: number)
      for (control, subject) in file.controls {
        var control = control
        for index in control.renditions.indices { control.renditions[index].scene += firstScene }
        files[number, default: File()].controls.append((control, firstSubject + subject))
      }
      for diagnostic in file.diagnostics { add(diagnostic, to: number) }
    }
  }

  /// The sources of all files, their paths being `paths`.
  func sources(_ paths: [String]) -> [LoadedSource] {
    let keys = uniqueKeys
    return files.sorted { $0.key < $1.key }.map { number, file in
      LoadedSource(
        path: paths[number], scenes: file.scenes,
        controls: file.controls.map { control, subject in
          var control = control
          control.key = keys[subject] + control.key
          return control
        },
        diagnostics: file.diagnostics)
    }
  }

  /// The subjects' keys, numbered where several have the same one.
  private var uniqueKeys: [String] {
    var counts: [String: Int] = [:]
    return keys.map { key in
      let count = counts[key, default: 0] + 1
      counts[key] = count
      return count == 1 ? key : "\(key) \(count)"
    }
  }

  /// What the results rest on.
  func summary(path: String, version: Int) -> ProjectSummary {
    let unresolved = obstacles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      ResolutionCount.Unresolved(
        cause: $0.key,
        remedy: Evaluator.isUnpublished($0.key)
          ? "give its value by --define"
          : "audit the files that define it together with these, or give its value by --define",
        count: $0.value)
    }
    return ProjectSummary(
      path: path, format: SwiftUILoader.identifier,
      basis: [
        "system colours of iOS \(version)",
        "pressed and disabled states that the platform draws in its own colours are not checked",
        "colours whose increased contrast is not published are not checked in it",
        "text at the default size, its width estimated within 5 %",
        "labels that the code does not state read '\(Evaluator.sampleLabel)'",
      ],
      references: [
        ResolutionCount(
          subject: "styles and controls", resolved: resolvedCount, unresolved: unresolved)
      ])
  }
}
