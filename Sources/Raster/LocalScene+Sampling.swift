import ColorMath
import Geometry
import SceneModel

extension LocalScene {
  /// The composited colour at `point` over `backdrop`, with the targets or without them.
  func sample(
    at point: Point, over backdrop: PremultipliedColor, withTargets: Bool = true
  ) -> Sample {
    var memory = FilterMemory()
    return sample(at: point, over: backdrop, withTargets: withTargets, remembering: &memory)
  }

  /// What filters gave at a point: with the targets, without them and without a window they are
  /// asked for the same.
  struct FilterMemory {
    fileprivate var samples: [Int: Sample] = [:]
  }

  /// The composited colour at `point`; `memory` is that of the same point.
  func sample(
    at point: Point, over backdrop: PremultipliedColor, withTargets: Bool,
    remembering memory: inout FilterMemory
  ) -> Sample {
    var stack: [Sample] = []
    var current = Sample(color: backdrop)
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .paint(let painting):
        if withTargets || !paintings[painting].isTarget {
          let coverage = paintings[painting].area.coverage(at: point)
          if coverage == 1 {
            current = sample(ofPainting: painting, at: point).over(current, blendMode: .normal)
          } else if coverage > 0 {
            current = sample(ofPainting: painting, at: point).multiplied(by: coverage)
              .over(current, blendMode: .normal)
          }
        }
      case .open(let opening):
        if !openings[opening].clips.allSatisfy({ $0.contains(point) }) {
          index = openings[opening].end
        } else if !openings[opening].isPassThrough {
          stack.append(current)
          current = .clear
        }
      case .filter(let filter):
        let showsTargets = withTargets && filters[filter].hasTargets
        let key = 2 * filter + (showsTargets ? 1 : 0)
        let sample =
          memory.samples[key] ?? filters[filter].sample(at: point, withTargets: showsTargets)
        memory.samples[key] = sample
        current = sample.over(current, blendMode: .normal)
      case .close(let closing):
        if !closings[closing].isPassThrough, let below = stack.popLast() {
          current = close(closings[closing], group: current, over: below, at: point)
        }
      }
      index += 1
    }
    return current
  }

  /// What the painting at an index of ``paintings`` paints at `point`.
  func sample(ofPainting index: Int, at point: Point) -> Sample {
    let isTarget = paintings[index].isTarget
    let color: PremultipliedColor
    switch paintings[index].paint {
    case .color(let constant): color = constant
    case .linear(let gradient): color = gradient.color(at: point)
    case .radial(let gradient): color = gradient.color(at: point)
    case .conic(let gradient): color = gradient.color(at: point)
    case .unresolved(_, let standIn):
      let alpha = standIn?.alpha ?? 1
      return Sample(
        color: standIn ?? .clear, trace: isTarget ? alpha : 0, cause: paintings[index].cause,
        isUnknown: standIn == nil)
    }
    return Sample(color: color, trace: isTarget ? color.alpha : 0)
  }

  private func close(
    _ closing: Closing, group: Sample, over below: Sample, at point: Point
  ) -> Sample {
    var result = group
    if let effect = closing.effect, effect.bounds?.contains(point) ?? true {
      result.cause = effect.cause
      result.isUnknown = true
    }
    var factor = closing.opacity
    for mask in closing.masks {
      if let value = mask.factor(at: point) {
        factor *= value
      } else {
        result.cause = mask.cause
        result.isUnknown = true
      }
    }
    return result.multiplied(by: factor).over(below, blendMode: closing.blendMode)
  }
}
