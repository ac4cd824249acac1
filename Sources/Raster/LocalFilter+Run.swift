import ColorMath
import Geometry
import SceneModel

extension LocalFilter {
  /// The evaluation for one point.
  struct Run {
    /// How many samples along both axes tell whether surroundings are uniform.
    private static let neighborhoodSteps = 6
    /// Colours that differ by less are equal: half a step of 8 bits.
    private static let tolerance = 1.0 / 512

    let filter: LocalFilter
    let withTargets: Bool
    var remaining: Int
    /// What the boxes of blurs are wider than they should be, in points.
    var widening = 0.0
    /// Whether a blur mixed colours.
    var isSoft = false

    mutating func sample(_ index: Int, at point: Point) -> Sample {
      guard filter.primitives.indices.contains(index),
        !(withTargets ? filter.clear.with : filter.clear.without)[index]
      else { return .clear }
      if let region = filter.regions[index], !region.contains(point, fillRule: .nonZero) {
        return .clear
      }
      remaining -= 1
      if remaining < 0 { return unknown }
      let primitive = filter.primitives[index]
      let isLinear = primitive.usesLinearLight
      switch primitive.operation {
      case .flood(let color): return Sample(color: PremultipliedColor(color))
      case .offset(let input, let vector): return sample(input, at: point - vector)
      case .colorMatrix(let input, let matrix):
        return sample(input, at: point).stored.mapped(inLinearLight: isLinear) {
          $0.multiplied(by: matrix)
        }
      case .componentTransfer(let input, let functions):
        return sample(input, at: point).stored.mapped(inLinearLight: isLinear) {
          $0.transferred(by: functions)
        }
      case .blend(let input, let below, let mode):
        return blend([below, input], mode, isLinear, at: point)
      case .merge(let inputs): return blend(inputs, .normal, isLinear, at: point)
      case .composite(let input, let below, .over):
        return blend([below, input], .normal, isLinear, at: point)
      case .composite(let first, let second, .in):
        let b = sample(second, at: point)
        if b.color.alpha <= 0, b.cause < 0 { return .clear }
        return sample(first, at: point).combined(with: b, inLinearLight: isLinear) {
          $0.composited(with: $1, by: .in)
        }
      case .composite(let first, let second, .out):
        let b = sample(second, at: point)
        if b.color.alpha >= 1, b.cause < 0 { return .clear }
        return sample(first, at: point).combined(with: b, inLinearLight: isLinear) {
          $0.composited(with: $1, by: .out)
        }
      case .composite(let first, let second, let composition):
        let (a, b) = (sample(first, at: point), sample(second, at: point))
        return a.combined(with: b, inLinearLight: isLinear) {
          $0.composited(with: $1, by: composition)
        }
      case .blur(let input, let x, let y): return blur(input, x, y, isLinear, at: point)
      case .neighborhood(let input, let x, let y):
        return neighborhood(input, x, y, at: point)
      case .morphology(let input, let x, let y, let isDilation):
        return extreme(input, x, y, isDilation, isLinear, at: point)
      case .tile(let input, let origin, let x, let y):
        return point.folded(origin, x, y).map { sample(input, at: $0) } ?? .clear
      case .convolution(let input, let sum, let x, let y):
        return neighborhood(input, x, y, at: point).mapped(inLinearLight: isLinear) {
          $0.convolved(by: sum)
        }
      case .displacement(let input, let map, let displacement):
        return displaced(input, map, displacement, isLinear, at: point)
      case .lighting(let input, let color, let x, let y):
        let sample = neighborhood(input, x, y, comparing: \.alphaOnly, at: point)
        return sample.isUnknown ? sample : Sample(color: PremultipliedColor(color))
      case .unresolved: return unknown
      }
    }

    private var unknown: Sample {
      Sample(color: .clear, cause: filter.cause, isUnknown: true)
    }

    private mutating func sample(_ input: Filter.Input, at point: Point) -> Sample {
      switch input {
      case .result(let index): return sample(index, at: point)
      case .sourceGraphic: return source(at: point)
      }
    }

    private mutating func source(at point: Point) -> Sample {
      remaining -= 1
      var sample = filter.content.sample(at: point, over: .clear, withTargets: withTargets)
      if sample.cause >= 0 { sample.cause += filter.firstCause }
      return sample
    }

    /// The inputs over each other, from the top down: what is opaque hides the rest.
    private mutating func blend(
      _ inputs: [Filter.Input], _ mode: BlendMode, _ isLinear: Bool, at point: Point
    ) -> Sample {
      guard let top = inputs.last else { return .clear }
      let upper = sample(top, at: point)
      if inputs.count == 1 || (mode == .normal && upper.color.alpha >= 1 && upper.cause < 0) {
        return upper
      }
      let lower = blend(Array(inputs.dropLast()), mode, isLinear, at: point)
      return upper.combined(with: lower, inLinearLight: isLinear) { $0.over($1, blendMode: mode) }
    }

    /// The mean of the input's colours around `point`, weighted as a blur does.
    private mutating func blur(
      _ input: Filter.Input, _ x: Point, _ y: Point, _ isLinear: Bool, at point: Point
    ) -> Sample {
      let (x, y) = (widened(x), widened(y))
      if let uniform = uniform(input, x, y, at: point) { return uniform }
      isSoft = true
      var result = Sample.clear
      var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
      for place in BlurLattice.places {
        let next = sample(input, at: point + x * place.x + y * place.y)
        guard remaining >= 0, !next.isUnknown else { return unknown }
        let color = isLinear ? next.color.linearLight : next.color
        red += color.red
        green += color.green
        blue += color.blue
        alpha += color.alpha
        result.trace += next.trace
        if result.cause < 0 { result.cause = next.cause }
      }
      let count = Double(BlurLattice.places.count)
      let mean = PremultipliedColor(
        red: red / count, green: green / count, blue: blue / count, alpha: alpha / count)
      result.color = isLinear ? mean.encoded : mean
      result.trace /= count
      return result
    }

    /// A deviation along an axis with the width of the boxes changed.
    private func widened(_ deviation: Point) -> Point {
      let length = (deviation.x * deviation.x + deviation.y * deviation.y).squareRoot()
      guard widening != 0, length > 0 else { return deviation }
      return deviation * (1 + widening / (BlurLattice.boxWidth * length))
    }

    /// The colour that all of a few places around `point` have, `nil` if they differ.
    private mutating func uniform(
      _ input: Filter.Input, _ x: Point, _ y: Point, at point: Point
    ) -> Sample? {
      let center = sample(input, at: point)
      for place in BlurLattice.fewPlaces {
        let next = sample(input, at: point + x * place.x + y * place.y)
        guard remaining >= 0, next.cause < 0, next.color == center.color else { return nil }
      }
      return center.cause < 0 ? center : nil
    }

    private mutating func displaced(
      _ input: Filter.Input, _ map: Filter.Input, _ displacement: Displacement, _ isLinear: Bool,
      at point: Point
    ) -> Sample {
      let sample = sample(map, at: point)
      if sample.cause >= 0 { return unknown }
      let color = (isLinear ? sample.color.linearLight : sample.color).color
      let components = [color.red, color.green, color.blue, color.alpha]
      func share(_ index: Int) -> Double {
        (components.indices.contains(index) ? components[index] : color.alpha) - 0.5
      }
      let offset =
        displacement.x * share(displacement.xComponent)
        + displacement.y * share(displacement.yComponent)
      return self.sample(input, at: point + offset)
    }

    /// The largest or smallest components around `point`; unknown where half a unit more or less
    /// makes a difference, since browsers round the radius to pixels.
    private mutating func extreme(
      _ input: Filter.Input, _ x: Point, _ y: Point, _ isLargest: Bool, _ isLinear: Bool,
      at point: Point
    ) -> Sample {
      let box = bounds(of: input)
      let columns = MorphologyWindow(x, around: point, in: box)
      let rows = MorphologyWindow(y, around: point, in: box)
      var (inner, outer): (PremultipliedColor?, PremultipliedColor?)
      var trace = 0.0
      for row in rows.offsets {
        for column in columns.offsets {
          let next = sample(input, at: point + column.offset + row.offset)
          guard remaining >= 0, next.cause < 0 else { return unknown }
          trace = max(trace, next.trace)
          let color = isLinear ? next.color.linearLight : next.color
          outer = outer?.extreme(color, isLargest: isLargest) ?? color
          if column.isInner, row.isInner {
            inner = inner?.extreme(color, isLargest: isLargest) ?? color
          }
        }
      }
      guard let inner, let outer, inner.isClose(to: outer, within: Self.tolerance) else {
        return unknown
      }
      return Sample(color: isLinear ? inner.encoded : inner, trace: inner.alpha > 0 ? trace : 0)
    }

    /// The box outside of which an input is transparent, `nil` if there is none.
    private func bounds(of input: Filter.Input) -> Rect? {
      guard case .result(let index) = input, filter.primitives.indices.contains(index) else {
        return nil
      }
      return filter.primitives[index].region?.boundingBox
    }

    private mutating func neighborhood(
      _ input: Filter.Input, _ x: Point, _ y: Point,
      comparing key: (PremultipliedColor) -> PremultipliedColor = { $0 }, at point: Point
    ) -> Sample {
      let center = sample(input, at: point)
      let steps = Self.neighborhoodSteps
      let columns = x == .zero ? 0...0 : -steps...steps
      let rows = y == .zero ? 0...0 : -steps...steps
      for row in rows {
        for column in columns {
          let offset = x * (Double(column) / Double(steps)) + y * (Double(row) / Double(steps))
          let next = sample(input, at: point + offset)
          guard remaining >= 0, next.cause == center.cause,
            key(next.color).isClose(to: key(center.color), within: Self.tolerance)
          else {
            var result = unknown
            result.trace = center.trace
            return result
          }
        }
      }
      return center
    }
  }
}
