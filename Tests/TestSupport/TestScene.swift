public import ColorMath
public import Geometry
public import SceneModel

/// Builds small scenes by hand.
public enum TestScene {
  /// Where hand-made layers are said to be written.
  public static let location = SourceLocation(path: "test.svg", line: 1, column: 1)

  /// A filled rectangle.
  public static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ part: Part, _ color: Color,
    alpha: Double = 1, definition: Definition? = nil
  ) -> Layer {
    layer(
      Path.rectangle(Rect(x: x, y: y, width: width, height: height)), part, .color(color),
      alpha: alpha, definition: definition)
  }

  /// A filled path.
  public static func layer(
    _ path: Path, _ part: Part, _ paint: Paint, alpha: Double = 1, definition: Definition? = nil
  ) -> Layer {
    Layer(
      part: part, shape: Shape(path: path),
      paint: Resolved(paint, provenance: Provenance(definition.map { [$0] } ?? [])), alpha: alpha,
      location: location)
  }

  /// One line of text in a box of cells.
  public static func text(
    _ string: String, in box: Rect, _ color: Color, size: Double? = 16, weight: Double = 400,
    definition: Definition? = nil
  ) -> Layer {
    var layer = layer(.rectangle(box), .label, .color(color), definition: definition)
    layer.text = TextAttributes(string: string, fontSize: size, fontWeight: weight)
    return layer
  }

  /// Ungrouped layers over a stated window, or over an assumed white one.
  public static func scene(_ layers: [Layer], window: Color? = nil) -> Scene {
    Scene(
      drawing: Drawing(layers: layers),
      window: window.map { .stated(Resolved($0)) } ?? .assumed(for: .light),
      bounds: Rect(x: 0, y: 0, width: 200, height: 100))
  }

  /// A control with one rendition in the light appearance for each given state and scene.
  public static func control(
    _ key: String = "control", role: Role = .button, screen: String? = nil,
    in renditions: [(state: ControlState, scene: Int, layers: [Int], hitRegion: Region)],
    frame: Rect = Rect(x: 0, y: 0, width: 100, height: 50)
  ) -> Control {
    Control(
      key: key, name: key, role: role, location: location, screen: screen,
      renditions: renditions.map {
        Rendition(
          state: $0.state, appearance: .light, scene: $0.scene, layers: $0.layers, frame: frame,
          hitRegion: .region($0.hitRegion))
      })
  }
}

/// Colours as the vectors write them.
public enum TestColor {
  /// `#RRGGBB`, `#RRGGBBAA` or `rgba(r,g,b,a)`, `nil` for anything else.
  public static func parse(_ text: String) -> Color? {
    if text.hasPrefix("rgba(") {
      let numbers = text.dropFirst(5).dropLast().split(separator: ",").compactMap { Double($0) }
      return numbers.count == 4 ? color(numbers) : nil
    }
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.count {
    case 7: return Color(rgb: value)
    case 9: return Color(rgb: value >> 8, alpha: Double(value & 255) / 255)
    default: return nil
    }
  }

  /// A colour from 0...255 channels and, optionally, an alpha of 0...1.
  public static func color(_ channels: [Double]) -> Color {
    Color(
      red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255,
      alpha: channels.count > 3 ? channels[3] : 1)
  }

  /// Whether a channel differs from 0...255 `channels` by more than `tolerance`.
  public static func differs(_ color: Color, _ channels: [Double], by tolerance: Double) -> Bool {
    zip([color.red, color.green, color.blue], channels).contains {
      abs($0 * 255 - $1) > tolerance + 0.5
    }
  }
}
