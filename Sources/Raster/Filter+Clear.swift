import ColorMath
import SceneModel

extension Filter {
  /// For each primitive, whether nothing at all comes out of it.
  func clearPrimitives(isSourceClear: Bool) -> [Bool] {
    var clear: [Bool] = []
    func isClear(_ input: Input) -> Bool {
      switch input {
      case .sourceGraphic: isSourceClear
      case .result(let index): clear.indices.contains(index) && clear[index]
      }
    }
    for primitive in primitives {
      switch primitive.operation {
      case .flood(let color): clear.append(color.alpha <= 0)
      case .offset(let input, _), .blur(let input, _, _), .neighborhood(let input, _, _),
        .morphology(let input, _, _, _), .tile(let input, _, _, _), .displacement(let input, _, _):
        clear.append(isClear(input))
      case .composite(let first, let second, .in):
        clear.append(isClear(first) || isClear(second))
      case .composite(let first, _, .out): clear.append(isClear(first))
      case .composite(let first, let second, .over), .blend(let first, over: let second, _):
        clear.append(isClear(first) && isClear(second))
      case .merge(let inputs): clear.append(inputs.allSatisfy(isClear))
      case .colorMatrix, .componentTransfer, .composite, .convolution, .lighting, .unresolved:
        clear.append(false)
      }
    }
    return clear
  }
}
