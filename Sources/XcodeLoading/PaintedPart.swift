internal import Geometry
internal import SceneModel

/// Something that a control paints itself, before an appearance is chosen.
struct PaintedPart: Sendable {
  var part: Part
  var path: Path
  var color: InterfaceColor
  var text: TextAttributes?
  var name: String?
  var location: SourceLocation

  /// A run of text in its box.
  static func text(_ run: TextRun, in box: Rect, name: String? = nil) -> PaintedPart {
    PaintedPart(
      part: .label, path: .rectangle(box), color: run.color,
      text: TextAttributes(
        string: run.string, fontSize: run.font.size, fontWeight: run.font.weight),
      name: name, location: run.location)
  }
}

/// What a control paints in one state.
struct Look: Sendable {
  var state: ControlState
  /// The lowest first.
  var parts: [PaintedPart]
}
