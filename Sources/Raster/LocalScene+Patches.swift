import Geometry

extension LocalScene {
  /// The numbers of the patches that `positions` lie in, and how many patches there are.
  ///
  /// Where all paints are plain and nothing is filtered or masked, a colour depends only on which
  /// areas and clips contain the point: all points of such a patch have the same. Elsewhere each
  /// position is a patch of its own.
  func patches(of positions: [Point]) -> (patches: [Int32], count: Int) {
    guard let tests = patchTests else {
      let own = positions.indices.map { Int32(truncatingIfNeeded: $0) }
      return (own, own.count)
    }
    var keys = [UInt64](repeating: 0, count: positions.count)
    for test in tests {
      for index in positions.indices {
        keys[index] = keys[index] << 1 | (test.contains(positions[index]) ? 1 : 0)
      }
    }
    var numbers: [UInt64: Int32] = [:]
    var last: (key: UInt64, number: Int32)?
    let patches = keys.map { key in
      // Neighbours mostly lie in the same patch.
      if let last, last.key == key { return last.number }
      let number = numbers[key] ?? Int32(truncatingIfNeeded: numbers.count)
      numbers[key] = number
      last = (key, number)
      return number
    }
    return (patches, numbers.count)
  }

  /// A test whether an area or a clip contains a point.
  enum PatchTest {
    case area(Area)
    case clip(LocalClip)

    func contains(_ point: Point) -> Bool {
      switch self {
      case .area(let area): area.contains(point)
      case .clip(let clip): clip.contains(point)
      }
    }
  }

  /// What tells points of different colours apart, 64 tests at most; `nil` if a colour depends on
  /// more than these.
  private var patchTests: [PatchTest]? {
    guard filters.isEmpty, closings.allSatisfy({ $0.masks.isEmpty && $0.effect == nil }) else {
      return nil
    }
    var tests: [PatchTest] = []
    for painting in paintings {
      guard painting.paint.isConstant else { return nil }
      switch painting.area {
      case .everywhere: continue
      case .inside: tests.append(.area(painting.area))
      case .ink: return nil
      }
    }
    tests += openings.flatMap(\.clips).map { .clip($0) }
    return tests.count <= 64 ? tests : nil
  }
}
