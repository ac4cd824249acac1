import ColorMath

extension Sample {
  /// The sample with its colour as browsers store it.
  var stored: Sample {
    var result = self
    result.color = color.stored
    return result
  }

  /// The sample with another colour; what was unknown stays so.
  func mapped(
    inLinearLight isLinear: Bool, _ change: (PremultipliedColor) -> PremultipliedColor
  ) -> Sample {
    var result = self
    result.color = isLinear ? change(color.linearLight).encoded : change(color)
    if result.color.alpha <= 0 { result.trace = 0 }
    return result
  }

  /// Both samples made to one.
  func combined(
    with other: Sample, inLinearLight isLinear: Bool,
    _ change: (PremultipliedColor, PremultipliedColor) -> PremultipliedColor
  ) -> Sample {
    let result =
      isLinear
      ? change(color.linearLight, other.color.linearLight).encoded : change(color, other.color)
    return Sample(
      color: result, trace: result.alpha > 0 ? max(trace, other.trace) : 0,
      cause: cause >= 0 ? cause : other.cause, isUnknown: isUnknown || other.isUnknown)
  }
}

extension PremultipliedColor {
  /// The colour with components in linear light, multiplied by alpha.
  var linearLight: PremultipliedColor { mapped(TransferFunction.linear) }

  /// The colour with encoded components, from components in linear light.
  var encoded: PremultipliedColor { mapped(TransferFunction.encoded) }

  private func mapped(_ function: (Double) -> Double) -> PremultipliedColor {
    if alpha <= 0 { return .clear }
    return PremultipliedColor(
      red: function(red / alpha) * alpha, green: function(green / alpha) * alpha,
      blue: function(blue / alpha) * alpha, alpha: alpha)
  }

  /// Whether no component differs by more than `tolerance`.
  func isClose(to other: PremultipliedColor, within tolerance: Double) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}
