internal import Geometry
internal import SceneModel

/// Something that a control paints itself, before an appearance is chosen.
struct PaintedPart: Sendable {
  var part: Part
  var path: Path
  /// Of a border, the line in the middle of it.
  var centerLine: Path?
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

extension PaintedPart {
  /// The part of it inside `visible`, `nil` if nothing is.
  func cut(to visible: Rect) -> PaintedPart? {
    guard let box = path.boundingBox else { return self }
    if visible.contains(box) { return self }
    guard let inside = box.intersection(visible), !inside.isEmpty else { return nil }
    var copy = self
    copy.centerLine = nil
    copy.path =
      path == .rectangle(box)
      ? .rectangle(inside) : Region(path: path).intersection(Region(rect: visible)).path
    return copy
  }
}

extension PaintedPart {
  /// The area that it covers.
  var shape: Shape {
    centerLine.map { Shape(strokeOutline: path, centerLine: $0) } ?? Shape(path: path)
  }
}

/// What a control paints in one state.
struct Look: Sendable {
  var state: ControlState
  /// The lowest first.
  var parts: [PaintedPart]
}
