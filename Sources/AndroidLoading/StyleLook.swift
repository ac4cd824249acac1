internal import ColorMath
internal import Geometry
internal import SceneModel

/// What a control looks like under one theme, and which lines say so.
struct StyleLook: Hashable {
  struct Part: Hashable {
    var paint: Paint
    var literal: SourceLocation?
    var path: Path

    /// Paths are long, and those of equal paints mostly equal.
    func hash(into hasher: inout Hasher) {
      hasher.combine(paint)
      hasher.combine(literal?.line)
      hasher.combine(path.elements.first)
      hasher.combine(path.elements.count)
    }
  }
  var parts: [[Part]]
  /// `nil` for any.
  var window: Color?

  /// What `scenes` show.
  init(_ scenes: [Scene]) {
    parts = scenes.map { scene in
      scene.drawing.layers.map {
        Part(
          paint: $0.paint.value, literal: $0.paint.provenance.literal?.location,
          path: $0.shape.path)
      }
    }
    window = scenes.first?.window.color.value ?? .white
  }
}

/// The looks that a control has had so far.
struct SeenLooks {
  private var seen: Set<StyleLook> = []

  /// Whether `look` is a new one; over what shows through a window only if more than that is new.
  mutating func insert(_ look: StyleLook, under appearance: ThemeAppearance) -> Bool {
    var anyWindow = look
    anyWindow.window = nil
    let isNew = seen.insert(anyWindow).inserted
    return appearance.isTranslucent ? isNew : seen.insert(look).inserted
  }
}
