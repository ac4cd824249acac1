import Raster
import SceneModel

/// The scenes of failed checks, prepared when they are first asked for.
///
/// Not shared between tasks: the memory is its own.
final class SuggestionScenes {
  /// A scene by its source and its index there.
  private struct Key: Hashable {
    var source: Int
    var scene: Int
  }

  /// How many prepared scenes are kept for the next checks of the same drawing.
  private static let limit = 64

  private let sources: [AuditedSource]
  private var prepared: [Key: PreparedScene] = [:]
  private let outlines = OutlineMemory()

  init(_ sources: [AuditedSource]) {
    self.sources = sources
  }

  /// The scene that `finding`, the one at `place`, was measured in.
  func scene(of finding: Finding, at place: SuggestionSearch.Place) -> PreparedScene? {
    guard let index = finding.scene else { return nil }
    let key = Key(source: place.source, scene: index)
    if let known = prepared[key] { return known }
    if prepared.count == Self.limit { prepared.removeAll(keepingCapacity: true) }
    let scene = PreparedScene(sources[place.source].scenes[index], sharing: outlines)
    prepared[key] = scene
    return scene
  }
}
