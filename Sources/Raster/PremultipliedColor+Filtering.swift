import ColorMath
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PremultipliedColor {
  /// The colour, unpremultiplied, multiplied by a matrix of 4 rows and 5 columns and clamped
  /// (Filter Effects 1, section 9.5).
  func multiplied(by matrix: [Double]) -> PremultipliedColor {
    guard matrix.count == 20 else { return self }
    let color = color
    let input = [color.red, color.green, color.blue, alpha, 1]
    return Self.clamped(
      (0..<4).map { row in (0..<5).reduce(0) { $0 + matrix[row * 5 + $1] * input[$1] } })
  }

  /// The colour, unpremultiplied, with each component mapped by its function and clamped.
  func transferred(by functions: [ComponentFunction]) -> PremultipliedColor {
    guard functions.count == 4 else { return self }
    let color = color
    let input = [color.red, color.green, color.blue, alpha]
    return Self.clamped(zip(functions, input).map { $0.value(of: $1) })
  }

  private static func clamped(_ values: [Double]) -> PremultipliedColor {
    let values = values.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    return PremultipliedColor(
      Color(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
  }

  /// The colour as browsers store a layer's: alpha with 8 bits, then its products with 8 bits.
  ///
  /// Of a nearly transparent colour that leaves only a rough hue, which filters and blending by hue
  /// make visible. What is opaque stays as it is.
  var stored: PremultipliedColor {
    guard alpha < 1 else { return self }
    let color = color
    let steps = (alpha * 255).rounded()
    func rounded(_ value: Double) -> Double { (value * steps).rounded() / 255 }
    return PremultipliedColor(
      red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue),
      alpha: steps / 255)
  }

  /// The colour combined with `other` (Porter and Duff, or Filter Effects 1, section 9.8).
  func composited(
    with other: PremultipliedColor, by composition: CompositeOperator
  ) -> PremultipliedColor {
    switch composition {
    case .over: return over(other)
    case .in: return multiplied(by: other.alpha)
    case .out: return multiplied(by: 1 - other.alpha)
    case .atop: return sum(other.alpha, other, 1 - alpha)
    case .xor: return sum(1 - other.alpha, other, 1 - alpha)
    case .lighter: return sum(1, other, 1)
    case .arithmetic(let k1, let k2, let k3, let k4):
      func value(_ a: Double, _ b: Double) -> Double {
        let value = k1 * a * b + k2 * a + k3 * b + k4
        return value.isNaN ? 0 : min(max(value, 0), 1)
      }
      let alpha = value(self.alpha, other.alpha)
      return PremultipliedColor(
        red: min(value(red, other.red), alpha), green: min(value(green, other.green), alpha),
        blue: min(value(blue, other.blue), alpha), alpha: alpha)
    }
  }

  /// The colour that a kernel makes of itself (Filter Effects 1, section 9.10).
  func convolved(by sum: ConvolutionSum) -> PremultipliedColor {
    func clamped(_ value: Double, _ limit: Double) -> Double { min(max(value, 0), limit) }
    if sum.preservesAlpha {
      let color = color
      let values = [color.red, color.green, color.blue].map { $0 * sum.factor + sum.bias }
      return Self.clamped(values + [alpha])
    }
    let alpha = clamped(alpha * sum.factor + sum.bias, 1)
    return PremultipliedColor(
      red: clamped(red * sum.factor + sum.bias, alpha),
      green: clamped(green * sum.factor + sum.bias, alpha),
      blue: clamped(blue * sum.factor + sum.bias, alpha), alpha: alpha)
  }

  /// The larger or smaller value of each component.
  func extreme(_ other: PremultipliedColor, isLargest: Bool) -> PremultipliedColor {
    let choice: (Double, Double) -> Double = isLargest ? { max($0, $1) } : { min($0, $1) }
    return PremultipliedColor(
      red: choice(red, other.red), green: choice(green, other.green),
      blue: choice(blue, other.blue), alpha: choice(alpha, other.alpha))
  }

  /// Black with the colour's alpha.
  var alphaOnly: PremultipliedColor {
    PremultipliedColor(red: 0, green: 0, blue: 0, alpha: alpha)
  }

  private func sum(
    _ share: Double, _ other: PremultipliedColor, _ otherShare: Double
  ) -> PremultipliedColor {
    PremultipliedColor(
      red: min(red * share + other.red * otherShare, 1),
      green: min(green * share + other.green * otherShare, 1),
      blue: min(blue * share + other.blue * otherShare, 1),
      alpha: min(alpha * share + other.alpha * otherShare, 1))
  }
}

extension ComponentFunction {
  /// The function's value at `component`, 0...1, not clamped.
  func value(of component: Double) -> Double {
    switch self {
    case .identity: return component
    case .table(let values):
      guard let last = values.last else { return component }
      let place = min(max(component, 0), 1) * Double(values.count - 1)
      let index = Int(place)
      guard index + 1 < values.count else { return last }
      return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
    case .discrete(let values):
      guard let last = values.last else { return component }
      let index = Int(min(max(component, 0), 1) * Double(values.count))
      return index < values.count ? values[index] : last
    case .linear(let slope, let intercept): return slope * component + intercept
    case .gamma(let amplitude, let exponent, let offset):
      return amplitude * pow(component, exponent) + offset
    }
  }
}
