internal import SceneModel

/// Collects what is audited, file by file; equal scenes of one file are kept once.
struct SourceBuilder: Sendable {
  private struct File: Sendable {
    var scenes: [Scene] = []
    /// The indices of the scenes with each hash.
    var indices: [Int: [Int]] = [:]
    var controls: [Control] = []
    var diagnostics: [Diagnostic] = []

    /// The index of `scene`, which is added unless it is known.
    mutating func index(of scene: Scene) -> Int {
      let hash = scene.lookHash
      if let known = indices[hash]?.first(where: { scenes[$0] == scene }) { return known }
      indices[hash, default: []].append(scenes.count)
      scenes.append(scene)
      return scenes.count - 1
    }
  }

  private var files: [String: File] = [:]

  /// The index of `scene` in the file at `path`.
  mutating func index(of scene: Scene, in path: String) -> Int {
    files[path, default: File()].index(of: scene)
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
      if files[path] == nil {
        files[path] = file
        continue
      }
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

extension Scene {
  /// A hash over what tells most scenes apart; that of all their paths and chains takes many times
  /// as long.
  fileprivate var lookHash: Int {
    var hasher = Hasher()
    hasher.combine(bounds)
    hasher.combine(window.color.value)
    for layer in drawing.layers {
      hasher.combine(layer.location.line)
      hasher.combine(layer.paint.value)
      hasher.combine(layer.paint.provenance.literal?.location.line)
      hasher.combine(layer.text)
      hasher.combine(layer.shape.path.elements.first)
      hasher.combine(layer.shape.path.elements.count)
    }
    return hasher.finalize()
  }
}
