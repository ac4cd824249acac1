/// What the loader accepts of one drawing, so that hostile input costs neither time nor stack.
enum Limits {
  /// Elements that are drawn in one scene, copies through `use` included.
  static let maximumDrawnElements = 100_000
  /// Elements inside each other, copies through `use` included; as deep as XML may nest.
  static let maximumDepth = 2_000
  /// Groups with an effect inside each other: whoever paints them uses the stack.
  static let maximumGroupDepth = 64
  /// Clip paths and masks that refer to each other in a row.
  static let maximumReferenceDepth = 8
  /// Copies of a pattern's content in one shape.
  static let maximumTiles = 400
  /// Templates that a gradient or pattern takes attributes from in a row.
  static let maximumReferenceChain = 64
  /// Scenes of one drawing: its appearances times the states of its controls.
  static let maximumScenes = 400
}
