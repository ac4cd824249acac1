public import ColorMath

/// A reproducible source of random numbers; tests print its seed by being parameterised over it.
///
/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that always gives the same numbers for `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Color {
  /// An opaque colour inside the sRGB gamut.
  public static func random(using generator: inout SeededGenerator) -> Color {
    Color(
      red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
      blue: .random(in: 0...1, using: &generator))
  }
}
