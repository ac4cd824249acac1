public import Geometry
public import SceneModel
import Synchronization

/// A scene with what sampling needs: bounding boxes now, flattened outlines when first asked for.
public final class PreparedScene: Sendable {
  /// The scene.
  public let scene: Scene
  /// Bounding box of each layer of the scene's drawing, `nil` for a layer without extent.
  public let layerBounds: [Rect?]
  private let outlines: Mutex<[Int: FlattenedPath]>
  private let memory: OutlineMemory?
  private let contrasts: Mutex<[[Int]: PartContrast]>

  /// Prepares `scene`; linear in its number of path elements.
  ///
  /// Scenes that are prepared with the same `memory` flatten equal paths once.
  public init(_ scene: Scene, sharing memory: OutlineMemory? = nil) {
    self.scene = scene
    self.memory = memory
    contrasts = Mutex([:])
    layerBounds = scene.drawing.layers.map(\.shape.path.boundingBox)
    outlines = Mutex([:])
  }

  /// The scene's layers in paint order.
  public var layers: [Layer] { scene.drawing.layers }

  /// The flattened outline of the layer at `index`, computed once.
  public func outline(of index: Int) -> FlattenedPath {
    if let outline = outlines.withLock({ $0[index] }) { return outline }
    let path = layers[index].shape.path
    let outline = memory?.outline(of: path) ?? FlattenedPath(path)
    outlines.withLock { $0[index] = outline }
    return outline
  }

  /// Most points of a measurement that is remembered; parts of plain colours have one.
  private static let rememberedPoints = 16

  /// The contrast of the layers at `targets` with what lies behind, over the scene's window.
  ///
  /// Several rules ask for that of the same part.
  public func contrast(of targets: [Int]) -> PartContrast {
    if let known = contrasts.withLock({ $0[targets] }) { return known }
    let sampler = ContrastSampler(self, targets: targets)
    let contrast = PartContrast(
      sampler: sampler, distribution: sampler.distribution(over: scene.window.color.value))
    if sampler.pointCount <= Self.rememberedPoints {
      contrasts.withLock { $0[targets] = contrast }
    }
    return contrast
  }

  /// Bounding box of the layers at `indices`, `nil` if none has an extent.
  public func bounds(of indices: some Sequence<Int>) -> Rect? {
    indices.reduce(nil) { box, index in
      guard let bounds = layerBounds[index] else { return box }
      return box?.union(bounds) ?? bounds
    }
  }
}

/// The contrast of a part of a scene, measured over the scene's own window.
public struct PartContrast: Sendable {
  /// What measures it over other windows and with other colours.
  public let sampler: ContrastSampler
  /// What it found over the scene's window.
  public let distribution: ContrastSampler.Distribution
}

/// Flattened outlines of paths that several scenes show; any task may ask.
public final class OutlineMemory: Sendable {
  /// Most outlines that are kept; a source may have a path of its own for each of many controls.
  private static let limit = 2048

  private let outlines = Mutex<[Path: FlattenedPath]>([:])

  /// An empty memory.
  public init() {}

  /// The flattened outline of `path`.
  func outline(of path: Path) -> FlattenedPath {
    if let known = outlines.withLock({ $0[path] }) { return known }
    let outline = FlattenedPath(path)
    outlines.withLock {
      if $0.count >= Self.limit { $0.removeAll(keepingCapacity: true) }
      $0[path] = outline
    }
    return outline
  }
}
