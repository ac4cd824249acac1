import Geometry
import SceneModel

/// A drawing cut into its controls and the rest.
struct DrawingCut {
  private let document: SVGDocument
  private let drawing: SceneDrawing
  private let use: DrawingUse
  private let hits: HitRegions
  /// Whether the drawing is a small picture in one colour, like the icon for a tool that makes
  /// buttons: named as a control, but without anything that tells a control from its surroundings.
  private let isGlyph: Bool
  /// The layers with their parts.
  private(set) var layers: [Layer]
  /// The layers of each control, by owner.
  private var owned: [[Int]]
  /// The layers of no control.
  private var rest: [Int] = []
  /// Texts of a symbol template that tell about the picture and are not shown with it.
  private var notes: [Int] = []

  var owners: [DrawingBuilder.Owner] { drawing.builder.owners }

  /// Both sides of a picture that counts as an icon, in points.
  private static let iconSize = 64.0

  init(_ document: SVGDocument, _ drawing: SceneDrawing, use: DrawingUse) {
    self.document = document
    self.drawing = drawing
    self.use = use
    let builder = drawing.builder
    hits = HitRegions(builder.hitShapes, outer: builder.owners.map(\.outer))
    layers = drawing.scene.drawing.layers
    isGlyph =
      use == .unknown && drawing.scene.bounds.width <= Self.iconSize
      && drawing.scene.bounds.height <= Self.iconSize
      && builder.owners.first?.candidate.namesState == false && Self.isMonochrome(layers)
    owned = Array(repeating: [], count: builder.owners.count)
    let template = SymbolTemplate(document)
    for (layer, innermost) in builder.layerOwners.enumerated() {
      let owner = operable(innermost)
      // The background of the root's box lies under the drawing and is not of it.
      if let owner {
        owned[owner].append(layer)
      } else if builder.layerElements[layer] != 0 {
        if template.shows(builder.layerElements[layer]) {
          rest.append(layer)
        } else if layers[layer].text != nil {
          layers[layer].part = .decoration
          notes.append(layer)
        }
      }
    }
    classify(isSymbol: template.isTemplate)
  }

  private static func isMonochrome(_ layers: [Layer]) -> Bool {
    var paints: Set<Paint> = []
    for layer in layers {
      guard layer.text == nil, case .color = layer.paint.value else { return false }
      paints.insert(layer.paint.value)
    }
    return paints.count == 1
  }

  /// The control that counts: a name alone makes no control of what takes no taps.
  private func operable(_ owner: Int?) -> Int? {
    var current = owner
    while let index = current, owners[index].candidate.evidence == .named,
      hits.bounds(of: index) == nil || (owners[index].element == 0 && isGlyph)
    {
      current = owners[index].outer
    }
    return current
  }

  private mutating func classify(isSymbol: Bool) {
    let classification = PartClassification(
      document: document, builder: drawing.builder, boxes: drawing.boxes)
    for (owner, indices) in owned.enumerated() {
      let found = classification.parts(
        of: indices, owner: owners[owner], role: owners[owner].candidate.role)
      set(found, of: indices)
    }
    let size = drawing.scene.bounds.size
    let hasText = rest.contains { layers[$0].text != nil }
    let isIcon =
      isSymbol || !hasText && size.width <= Self.iconSize && size.height <= Self.iconSize
    set(classification.parts(ofDrawing: rest, isIcon: isIcon), of: rest)
  }

  private mutating func set(_ parts: [Part], of indices: [Int]) {
    for (index, part) in zip(indices, parts) {
      // A text's shadow stays decoration.
      let isShadow = layers[index].text != nil && layers[index].part == .decoration
      if !isShadow { layers[index].part = part }
    }
  }

  /// The rendition of a control, `nil` if it neither paints nor takes taps.
  func rendition(
    of owner: Int, state: ControlState, appearance: Appearance, scene: Int
  ) -> Rendition? {
    guard let box = bounds(of: owned[owner]) ?? hits.bounds(of: owner), !box.isEmpty else {
      return nil
    }
    // A name alone makes no control of something that paints nothing.
    if owned[owner].isEmpty, owners[owner].candidate.evidence == .named { return nil }
    return Rendition(
      state: state, appearance: appearance, scene: scene, layers: owned[owner], frame: box,
      hitRegion: hitRegion(of: owner), location: document.location(of: owners[owner].element))
  }

  private func hitRegion(of owner: Int) -> HitRegion {
    switch use {
    case .image: return .region(Region(rect: drawing.scene.bounds))
    case .inline: return .region(hits.region(of: owner))
    case .unknown:
      guard owners[owner].element == 0 else { return .region(hits.region(of: owner)) }
      return .unknown(
        IncompleteCause(
          .hitRegionUnknown,
          "the whole file is one control; 'data-a11y-use' on the root can say whether it is shown"
            + " 'inline' or as an 'image', whose whole box is the target",
          at: document.location(of: 0)))
    }
  }

  /// The rendition of what belongs to no control, `nil` if nothing is left.
  func restRendition(appearance: Appearance, scene: Int) -> Rendition? {
    guard let box = bounds(of: rest) else { return nil }
    return Rendition(
      state: .normal, appearance: appearance, scene: scene, layers: (rest + notes).sorted(),
      frame: box,
      hitRegion: .region(.empty))
  }

  private func bounds(of indices: [Int]) -> Rect? {
    indices.reduce(nil as Rect?) { box, index in
      guard let next = drawing.boxes[index] else { return box }
      return box?.union(next) ?? next
    }
  }

  /// Whether a state's rendition paints and takes taps just like the normal one.
  func looks(like normal: DrawingCut, in rendition: Rendition, _ base: Rendition) -> Bool {
    guard rendition.frame == base.frame, rendition.hitRegion == base.hitRegion,
      drawing.scene.drawing.root == normal.drawing.scene.drawing.root
    else { return false }
    // Provenance differs where another rule gives the same value.
    let values = { (layers: [Layer]) in
      layers.map { LayerLook(shape: $0.shape, paint: $0.paint.value, alpha: $0.alpha) }
    }
    return values(layers) == values(normal.layers)
  }

  private struct LayerLook: Equatable {
    var shape: Shape
    var paint: Paint
    var alpha: Double
  }
}
