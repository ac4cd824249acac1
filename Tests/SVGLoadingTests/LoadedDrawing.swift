import ColorMath
import Geometry
import Raster
import SceneModel
import Testing

@testable import SVGLoading

/// A drawing loaded from a test's own text.
struct LoadedDrawing {
  let source: LoadedSource

  /// Loads an `svg` element of 100 x 100 points around `content`, or `content` if it is one.
  init(_ content: String, path: String = "drawing.svg", options: LoadingOptions = LoadingOptions())
    throws
  {
    let text =
      content.contains("<svg")
      ? content
      : "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>" + content + "</svg>"
    source = try SVGLoader(options: options).load(Source(path: path, bytes: Array(text.utf8)))
  }

  /// Loads a rectangle from 20 to 60 under a filter of `primitives`.
  init(filter primitives: String, fill: String = "#ff0000", attributes: String = "") throws {
    try self.init(
      """
      <filter id="f" \(attributes)>\(primitives)</filter>
      <rect x="20" y="20" width="40" height="40" fill="\(fill)" filter="url(#f)"/>
      """)
  }

  var scene: Scene { source.scenes[0] }
  var layers: [Layer] { scene.drawing.layers }
  var codes: [String] { source.diagnostics.map(\.code) }

  /// The control with `key`.
  func control(_ key: String) throws -> Control {
    try #require(source.controls.first { $0.key == key })
  }

  /// The rendition of a control in a state.
  func rendition(_ key: String, _ state: ControlState = .normal) throws -> Rendition {
    try #require(try control(key).renditions.first { $0.state == state })
  }

  /// The taps of a control.
  func taps(_ key: String) throws -> Region {
    guard case .region(let region) = try rendition(key).hitRegion else {
      throw Failure.unknownRegion
    }
    return region
  }

  /// The final colour at a point of the first scene as hex, or the code of why it is unknown.
  func color(_ x: Double, _ y: Double, scene index: Int = 0) -> String {
    let scene = source.scenes[index]
    let probe = ColorProbe(PreparedScene(scene), in: scene.bounds)
    switch probe.color(at: Point(x: x, y: y), over: scene.window.color.value) {
    case .color(let color): return color.hex
    case .unknown(let cause): return cause.code.rawValue
    }
  }

  enum Failure: Error {
    case unknownRegion
  }
}
