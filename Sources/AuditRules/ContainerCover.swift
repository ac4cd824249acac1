import ColorMath
import Geometry
import Raster
import SceneModel

/// What a control itself paints upon its container.
struct ContainerCover {
  /// Indicators, and what lies inside the container without reaching its edge, such as a check mark.
  ///
  /// A focus ring around the container is judged by itself; the container is known without them.
  let hiddenLayers: [Int]
  private let scene: PreparedScene
  /// Opaque layers above the container.
  private let coveringLayers: [Int]

  /// How far inside the container's bounds something has to end to leave its edge alone: where the
  /// colours beside an edge are taken.
  private static let margin = EdgeGeometry.margin

  /// What is upon the container that `layers` show in `rendition`.
  init(of layers: [Int], in rendition: Rendition, _ scene: PreparedScene) {
    self.scene = scene
    let inside = scene.bounds(of: layers)?.inset(by: Self.margin)
    let lowest = layers.min() ?? 0
    hiddenLayers = rendition.layers.filter { index in
      if scene.layers[index].part == .indicator { return true }
      guard index > lowest, !layers.contains(index), let box = scene.bounds(of: [index]) else {
        return false
      }
      return inside?.contains(box) ?? false
    }
    let highest = layers.max() ?? 0
    let wholeLayers = scene.scene.drawing.root.wholeLayers
    let hidden = Set(hiddenLayers)
    coveringLayers = rendition.layers.filter {
      $0 > highest && !hidden.contains($0) && scene.layers[$0].isOpaque && wholeLayers.contains($0)
    }
  }

  /// Whether one layer covers all of `points`, so that no edge between them shows.
  func hides(_ points: [Point]) -> Bool {
    coveringLayers.contains { index in
      let outline = scene.outline(of: index)
      let rule = scene.layers[index].shape.fillRule
      return points.allSatisfy { outline.contains($0, fillRule: rule) }
    }
  }
}

extension Group {
  /// The layers that no group clips, fades or blends.
  fileprivate var wholeLayers: Set<Int> {
    guard isPassThrough, clips.isEmpty else { return [] }
    return children.reduce(into: []) { layers, child in
      switch child {
      case .layer(let index): layers.insert(index)
      case .group(let group): layers.formUnion(group.wholeLayers)
      }
    }
  }
}

extension Layer {
  /// Whether nothing shows through the layer where it paints, groups around it apart.
  fileprivate var isOpaque: Bool {
    guard alpha == 1, text == nil, part != .icon else { return false }
    switch paint.value {
    case .color(let color): return color.alpha == 1
    case .linearGradient, .radialGradient, .conicGradient:
      return paint.value.stops.allSatisfy { $0.color.value.alpha == 1 }
    case .unresolved: return false
    }
  }
}
