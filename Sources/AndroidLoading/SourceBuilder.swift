internal import SceneModel

/// Collects what is audited, file by file; equal scenes of one file are kept once.
struct SourceBuilder: Sendable {
  private struct File: Sendable {
    var scenes: [Scene] = []
    var indices: [Scene: Int] = [:]
    var controls: [Control] = []
    var diagnostics: [Diagnostic] = []
  }

  private var files: [String: File] = [:]

  /// The index of `scene` in the file at `path`.
  mutating func index(of scene: Scene, in path: String) -> Int {
    if let known = files[path]?.indices[scene] { return known }
    let index = files[path]?.scenes.count ?? 0
    files[path, default: File()].scenes.append(scene)
    files[path]?.indices[scene] = index
    return index
  }

  mutating func add(_ control: Control) {
    files[control.location.path, default: File()].controls.append(control)
  }

  mutating func add(_ diagnostic: Diagnostic) {
    files[diagnostic.location.path, default: File()].diagnostics.append(diagnostic)
  }

  /// Adds all that `other` collected.
  mutating func add(_ other: SourceBuilder) {
    for (path, file) in other.files {
      let indices = file.scenes.map { index(of: $0, in: path) }
      for var control in file.controls {
        for index in control.renditions.indices {
          control.renditions[index].scene = indices[control.renditions[index].scene]
        }
        add(control)
      }
      files[path, default: File()].diagnostics += file.diagnostics
    }
  }

  /// One source for each file, ordered by path.
  var sources: [LoadedSource] {
    files.sorted { $0.key < $1.key }.map { path, file in
      LoadedSource(
        path: path, scenes: file.scenes,
        controls: file.controls.sorted { $0.location < $1.location },
        diagnostics: file.diagnostics)
    }
  }
}
