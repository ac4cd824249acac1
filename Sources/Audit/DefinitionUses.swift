import ColorMath
import SceneModel

/// The checks that depend on one definition, ready to be measured with other colours.
///
/// All proposals for a definition lie on one line of colours, so what a colour comes to is
/// remembered: thousands of checks are measured once a colour, not once for each of them.
struct DefinitionUses {
  /// The colour that the definition gives now.
  let current: Color
  private let line: HueLine
  private let uses: [ContrastUse]
  /// Uses that are not required to pass, but have to be visible.
  private let shown: [ContrastUse]
  private var visibilities: [Color: Bool] = [:]
  private var estimates: [Color: Bool] = [:]
  private var verdicts: [Color: Bool] = [:]
  private var failures: [Color: Int] = [:]
  private var shared: Color??

  /// The uses of `definition`, which gives `color` now; those in `shown` have to be visible.
  init(
    of definition: Definition, giving color: Color, _ uses: [ContrastUse], shown: [ContrastUse]
  ) {
    self.uses = uses
    self.shown = shown
    current = color
    line = HueLine(through: color, rounded: definition.notation.rounded)
  }

  /// The nearest colour with which every check passes, computed once; `nil` if there is none.
  mutating func sharedColor() -> Color? {
    if let shared { return shared }
    let color = nearest { _ in true }
    shared = .some(color)
    return color
  }

  /// The nearest colour with which every check passes, and `own` as well.
  mutating func color(passing own: ContrastUse) -> Color? {
    nearest { own.passes(with: $0) }
  }

  /// The nearest colour with which `own` passes, whatever becomes of the others as long as all that
  /// can be seen still can.
  mutating func color(passingOnly own: ContrastUse) -> Color? {
    line.nearest { own.passes(with: $0) && showsAll(with: $0) }
  }

  /// Whether what is not required to pass is still visible with `color`.
  private mutating func showsAll(with color: Color) -> Bool {
    if let known = visibilities[color] { return known }
    let result = shown.allSatisfy { $0.passes(with: color) }
    visibilities[color] = result
    return result
  }

  /// How many of the checks fail with `color`.
  mutating func failureCount(with color: Color) -> Int {
    if let known = failures[color] { return known }
    let count = uses.count { !$0.passes(with: color) }
    failures[color] = count
    return count
  }

  /// How many of the checks pass now and fail with `color`.
  func breakCount(with color: Color) -> Int {
    uses.count { $0.passesNow && !$0.passes(with: color) }
  }

  /// A colour found by estimates is usually right; only if it is not, every colour is measured.
  private mutating func nearest(where isWanted: (Color) -> Bool) -> Color? {
    let quick = line.nearest { isWanted($0) && seemToPass(with: $0) && showsAll(with: $0) }
    guard let quick else { return nil }
    if pass(with: quick) { return quick }
    return line.nearest { isWanted($0) && pass(with: $0) && showsAll(with: $0) }
  }

  private mutating func seemToPass(with color: Color) -> Bool {
    if let known = estimates[color] { return known }
    let result = uses.allSatisfy { $0.seemsToPass(with: color) }
    estimates[color] = result
    return result
  }

  private mutating func pass(with color: Color) -> Bool {
    if let known = verdicts[color] { return known }
    let result = uses.allSatisfy { $0.passes(with: color) }
    verdicts[color] = result
    return result
  }
}
