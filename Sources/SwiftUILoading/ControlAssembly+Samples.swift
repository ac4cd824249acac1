import Geometry
import Raster
import SceneModel
import ViewLayout

extension Subject {
  /// Whether the label is made up: a style by itself has none.
  var hasSampleLabel: Bool {
    if case .style = kind { true } else { false }
  }

  /// In how many ways the code that it stands in is used, at least one.
  var settingCount: Int {
    if case .control(let control, _) = kind { max(control.settings.count, 1) } else { 1 }
  }
}

extension Subject {
  /// Where the shape is looked for that shows the extent.
  var containerPlace: ContainerPlace { role == .switch ? .besideText : .behindContent }
}

extension ViewRendering {
  /// Whether more takes taps than a label of next to no size.
  var takesTapsBesideItsLabel: Bool {
    guard let box = hitRegion.boundingBox else { return false }
    return max(box.width, box.height) > 2 * Evaluator.leastExtent
  }

  /// Whether nothing takes taps but a sample label would, were it not clear.
  var takesTapsByItsLabel: Bool {
    guard hitRegion.area == 0 else { return false }
    return drawing.layers.contains { layer in
      guard layer.text?.string == Evaluator.sampleLabel, layer.alpha > 0,
        case .color(let color) = layer.paint.value
      else { return false }
      return color.alpha == 0
    }
  }
}

extension ControlAssembly {
  /// The control where its sample label and what is not known take next to no space; `nil` if it
  /// cannot be told.
  mutating func leastRendering(
    of subject: Subject, _ variant: Variants.Combination, _ state: ControlState,
    _ appearance: Appearance, _ proposal: Size
  ) -> ViewRendering? {
    if let known = leastRenderings[state] { return known }
    evaluator.hasLeastSizes = true
    defer { evaluator.hasLeastSizes = false }
    evaluator.begin(state, variant.values, appearance)
    guard let node = evaluator.node(of: subject), let view = evaluator.lowered(node) else {
      return nil
    }
    let foreground = evaluator.viewPaint(.foreground)
    guard
      let rendering = try? ViewRendering(
        of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
        tint: foreground, cache: &cache)
    else { return nil }
    leastRenderings[state] = rendering
    return rendering
  }
}

extension SizeEvidence {
  /// Leaves extents open that come from a label which is made up.
  mutating func leaveOpen(
    of rendering: ViewRendering, whereNothingIsAdded added: ViewRendering?
  ) {
    guard let added else { return }
    let least = Evaluator.leastExtent
    let frame = rendering.frame
    if added.frame.width <= least, frame.width > least { width = .unknown }
    if added.frame.height <= least, frame.height > least { height = .unknown }
    // Where the label alone takes taps, a frame around it adds nothing to them; one without any area
    // is wrong whatever the label.
    if !added.takesTapsBesideItsLabel, !frame.isEmpty,
      let taps = rendering.hitRegion.boundingBox
    {
      if abs(taps.width - frame.width) > Self.tolerance { width = .unknown }
      if abs(taps.height - frame.height) > Self.tolerance { height = .unknown }
    }
    guard isPartial, basis.isEmpty else { return }
    basis = "the style adds nothing to the size of its label"
  }

  /// Points by which extents of one size may differ: the rounding of sums.
  private static let tolerance = 1e-6
}

extension Drawing {
  /// Cuts labels that are made up to the container: whether a real one reaches into its rounded
  /// corners is not known.
  mutating func clipSamples() {
    let containers = layers.indices.filter {
      layers[$0].part == .container && layers[$0].shape.centerLine == nil
    }
    guard let index = containers.first, let box = layers[index].shape.path.boundingBox else {
      return
    }
    let shape = layers[index].shape
    let container = Region(path: shape.path, fillRule: shape.fillRule)
    let samples = layers.indices.filter { index in
      let layer = layers[index]
      guard layer.text?.string == Evaluator.sampleLabel,
        let text = layer.shape.path.boundingBox, box.contains(text)
      else { return false }
      return Region(rect: text).subtracting(container).area > 0
    }
    if samples.isEmpty { return }
    let clip = Clip(path: shape.path, fillRule: shape.fillRule)
    root = root.clipping(Set(samples), to: clip)
  }
}

extension Group {
  /// The group with some of its layers clipped.
  fileprivate func clipping(_ layers: Set<Int>, to clip: Clip) -> Group {
    var result = self
    result.children = children.map { child in
      switch child {
      case .group(let group): .group(group.clipping(layers, to: clip))
      case .layer(let index):
        layers.contains(index) ? .group(Group(clips: [clip], children: [child])) : child
      }
    }
    return result
  }
}
