import ColorMath

/// A colour under construction at one point, and how much of a measured part shows in it.
struct Sample {
  var color: PremultipliedColor
  /// How much of the measured layers shows, 0...1: what is left of their alpha after groups, masks
  /// and everything painted over them.
  var trace: Double
  /// Index of the cause that makes the colour uncertain, or -1.
  var cause: Int
  /// Whether ``color`` says nothing: an uncertain paint without a stand-in contributes to it.
  var isUnknown: Bool

  static let clear = Sample(color: .clear, trace: 0, cause: -1)

  init(
    color: PremultipliedColor, trace: Double = 0, cause: Int = -1, isUnknown: Bool = false
  ) {
    self.color = color
    self.trace = trace
    self.cause = cause
    self.isUnknown = isUnknown
  }

  /// This sample painted over `backdrop`; an opaque paint hides an unknown one below it.
  func over(_ backdrop: Sample, blendMode: BlendMode) -> Sample {
    if color.alpha <= 0 && cause < 0 { return backdrop }
    let hidesBackdrop = color.alpha >= 1 && blendMode == .normal
    let source = blendMode.isSeparable ? color : color.stored
    return Sample(
      color: source.over(backdrop.color, blendMode: blendMode),
      trace: trace + backdrop.trace * (1 - color.alpha),
      cause: cause >= 0 ? cause : hidesBackdrop ? -1 : backdrop.cause,
      isUnknown: isUnknown || (backdrop.isUnknown && !hidesBackdrop))
  }

  /// The sample faded by `factor`; faded to nothing it is no longer unknown.
  func multiplied(by factor: Double) -> Sample {
    if factor <= 0 { return .clear }
    return Sample(
      color: color.multiplied(by: factor), trace: trace * factor, cause: cause,
      isUnknown: isUnknown)
  }
}
