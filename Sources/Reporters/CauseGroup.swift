internal import SceneModel

extension IncompleteCause {
  /// What stands in the way, without the numbers of a single check, so that a list names it once.
  var group: String {
    switch code {
    case .canvasUnknown:
      "on white another verdict than on black, and nothing states the colour behind"
    case .multiTone:
      "a part of the outline is too faint; whether the rest is enough, a person must say"
    case .rasterImage, .foreignObject, .filter, .mask, .pattern, .externalReference,
      .unresolvedReference, .unresolvedVariable, .contextPaint, .systemColor, .hiddenOnPurpose,
      .fontSizeUnknown, .animation, .hitRegionUnknown, .unsupported:
      detail
    }
  }
}
