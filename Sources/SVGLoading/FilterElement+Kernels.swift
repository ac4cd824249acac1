import CSS
import ColorMath
import Geometry
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FilterElement {
  /// The colour of noise where it is the same everywhere: without frequencies or octaves.
  ///
  /// `nil` for noise proper. Turbulence sums up to 0, fractal noise to a half of everything.
  var levelNoise: Color? {
    let frequencies = numbers("baseFrequency")
    let octaves = numbers("numOctaves").first ?? 1
    let isFractal = attribute("type") == "fractalNoise"
    // Negative numbers are an error; of the noise that browsers make of it, only one is empty.
    if frequencies.contains(where: { $0 < 0 }) || octaves < 0 {
      return isFractal ? nil : .transparent
    }
    guard octaves < 1 || frequencies.allSatisfy({ $0 == 0 }) else { return nil }
    guard isFractal else { return .transparent }
    let half = style.filtersInLinearLight ? TransferFunction.encoded(0.5) : 0.5
    return Color(red: half, green: half, blue: half, alpha: 0.5)
  }

  /// The operation of `feConvolveMatrix` (Filter Effects 1, section 9.10); an error paints nothing.
  func convolution(of input: Filter.Input) -> FilterOperation {
    let written = attribute("order") == nil ? [3] : numbers("order")
    let order = [written.first ?? 0, written.last ?? 0].map { $0.rounded(.towardZero) }
    let kernel = numbers("kernelMatrix")
    guard (1...2).contains(written.count), order.allSatisfy({ $0 >= 1 && $0 <= 1_000 }),
      Double(kernel.count) == order[0] * order[1]
    else { return .flood(.transparent) }
    let target = zip(["targetX", "targetY"], order).map { name, count in
      numbers(name).first ?? (count / 2).rounded(.down)
    }
    guard zip(target, order).allSatisfy({ $0 >= 0 && $0 < $1 }) else { return .flood(.transparent) }
    let total = kernel.reduce(0, +)
    let stated = numbers("divisor").first ?? 0
    let divisor = stated != 0 ? stated : total == 0 ? 1 : total
    let sum = ConvolutionSum(
      factor: total / divisor, bias: numbers("bias").first ?? 0,
      preservesAlpha: attribute("preserveAlpha") == "true")
    // The kernel is turned by half a turn; a single weight at the target reaches nowhere.
    let center = Int((order[1] - 1 - target[1]) * order[0] + order[0] - 1 - target[0])
    let isPoint = kernel.indices.allSatisfy { $0 == center || kernel[$0] == 0 }
    return .convolution(
      input, sum, isPoint ? .zero : Point(x: order[0], y: 0),
      isPoint ? .zero : Point(x: 0, y: order[1]))
  }

  /// The colour that a distant light gives the level parts of a surface; `nil` for other lights.
  ///
  /// Filter Effects 1, sections 9.11 and 9.21, with a normal that points at the eye. Without a light
  /// nothing is painted.
  func levelLight(_ light: Color, isSpecular: Bool) -> Color? {
    let source = document.children(of: index).first {
      ["feDistantLight", "fePointLight", "feSpotLight"].contains(document[$0].localName)
    }
    guard let source else { return .transparent }
    guard document[source].localName == "feDistantLight" else { return nil }
    let rotation = AffineTransform.rotation(
      radians: (numbers("elevation", of: source).first ?? 0) * .pi / 180)
    let constant = numbers(isSpecular ? "specularConstant" : "diffuseConstant").first ?? 1
    guard constant >= 0 else { return nil }
    var amount = max(rotation.b, 0)
    if isSpecular {
      // The halfway vector between the light and the eye.
      let length = (rotation.a * rotation.a + (rotation.b + 1) * (rotation.b + 1)).squareRoot()
      let exponent = min(max(numbers("specularExponent").first ?? 1, 1), 128)
      amount = length > 0 ? pow(max((rotation.b + 1) / length, 0), exponent) : 0
    }
    let isLinear = style.filtersInLinearLight
    let components = [light.red, light.green, light.blue].map { component in
      min((isLinear ? TransferFunction.linear(component) : component) * amount * constant, 1)
    }
    let alpha = isSpecular ? components.max() ?? 0 : 1
    guard alpha > 0 else { return .transparent }
    let encoded = components.map { isLinear ? TransferFunction.encoded($0 / alpha) : $0 / alpha }
    return Color(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  /// The index of the component that a selector names; alpha without one.
  func component(_ name: String) -> Int {
    ["R", "G", "B"].firstIndex(of: attribute(name) ?? "A") ?? 3
  }
}
