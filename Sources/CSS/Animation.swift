/// One CSS animation of an element (https://www.w3.org/TR/css-animations-1/), as far as its end
/// depends on it.
public struct Animation: Hashable, Sendable {
  /// Whether iterations run forwards or backwards.
  public enum Direction: String, Hashable, Sendable {
    /// All forwards.
    case normal
    /// All backwards.
    case reverse
    /// Forwards and backwards in turn.
    case alternate
    /// Backwards and forwards in turn.
    case alternateReverse = "alternate-reverse"
  }

  /// What an element looks like once its animation has run.
  public enum Rest: Hashable, Sendable {
    /// As without the animation.
    case base
    /// As at this place of the keyframes, 0...1.
    case keyframe(Double)
    /// It never comes to rest, or at a place that is not known.
    case never
  }

  /// The name of its keyframes, `nil` for `none`.
  public var name: String?
  /// Seconds of one iteration.
  public var duration = 0.0
  /// How often it runs, infinity for ever.
  public var iterationCount = 1.0
  /// Whether iterations run forwards or backwards.
  public var direction = Direction.normal
  /// Whether the look at the end stays.
  public var fillsForwards = false
  /// Whether it stands still.
  public var isPaused = false
  /// Whether its ends are those of its keyframes whatever happens between.
  public var endsAtKeyframes = true

  /// Where the animation ends; delays do not matter in the end.
  public var rest: Rest {
    if isPaused || !iterationCount.isFinite { return .never }
    guard fillsForwards else { return .base }
    // The last iteration ends complete, unless its count has a fraction.
    let whole = iterationCount.rounded(.down)
    let isWhole = iterationCount == whole
    let iteration = isWhole ? max(whole - 1, 0) : whole
    let progress = isWhole ? min(whole, 1) : iterationCount - whole
    guard isWhole && endsAtKeyframes else { return .never }
    let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
    let isForwards =
      switch direction {
      case .normal: true
      case .reverse: false
      case .alternate: !isOdd
      case .alternateReverse: isOdd
      }
    return .keyframe(isForwards ? progress : 1 - progress)
  }
}

extension Animation {
  /// The longhands that say how an animation ends.
  public static let longhands: [String] = [
    "animation-name", "animation-duration", "animation-timing-function",
    "animation-iteration-count", "animation-direction", "animation-fill-mode",
    "animation-play-state",
  ]

  /// The animations that `animation` and its longhands give, the last one on top.
  ///
  /// `value` gives the value in force of a property, or `nil`; a longhand that the shorthand sets
  /// again must have none.
  public static func list(_ value: (String) -> [Token]?) -> [Animation] {
    var animations =
      value("animation").map { $0[...].commaSeparated.map { Animation(shorthand: $0) } } ?? []
    for property in longhands {
      guard let parts = value(property)?[...].commaSeparated, !parts.isEmpty else { continue }
      if property == "animation-name" {
        let given = animations
        animations = parts.indices.map { given.isEmpty ? Animation() : given[$0 % given.count] }
      }
      for index in animations.indices {
        animations[index].set(property, parts[index % parts.count])
      }
    }
    return animations.filter { $0.name != nil }
  }

  /// One part of the value of `animation`: what no other longhand takes is the name.
  private init(shorthand: ArraySlice<Token>) {
    var taken: Set<String> = []
    let order = Self.longhands.dropFirst() + ["animation-delay", "animation-name"]
    for component in shorthand.components {
      let property = order.first { !taken.contains($0) && Self.accepts($0, component) }
      guard let property else { continue }
      taken.insert(property)
      set(property, component)
    }
  }

  private static func accepts(_ property: String, _ value: ArraySlice<Token>) -> Bool {
    let keyword = value.keyword
    switch property {
    case "animation-duration", "animation-delay": return seconds(value) != nil
    case "animation-timing-function":
      return value.function != nil
        || ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]
          .contains(keyword)
    case "animation-iteration-count": return keyword == "infinite" || value.number != nil
    case "animation-direction": return keyword.flatMap { Direction(rawValue: $0) } != nil
    case "animation-fill-mode":
      return ["none", "forwards", "backwards", "both"].contains(keyword)
    case "animation-play-state": return ["running", "paused"].contains(keyword)
    default: return value.text != nil
    }
  }

  private mutating func set(_ property: String, _ value: ArraySlice<Token>) {
    let keyword = value.keyword
    switch property {
    case "animation-name": name = keyword == "none" ? nil : value.text
    case "animation-duration": duration = Self.seconds(value) ?? 0
    case "animation-timing-function":
      // Steps may leave the first keyframe at once, and a free course may end anywhere.
      endsAtKeyframes =
        keyword != "step-start" && !["steps", "linear"].contains(value.function?.name)
    case "animation-iteration-count":
      iterationCount = keyword == "infinite" ? .infinity : value.number.map { max($0, 0) } ?? 1
    case "animation-direction": direction = keyword.flatMap { Direction(rawValue: $0) } ?? .normal
    case "animation-fill-mode": fillsForwards = keyword == "forwards" || keyword == "both"
    case "animation-play-state": isPaused = keyword == "paused"
    default: break
    }
  }

  private static func seconds(_ value: ArraySlice<Token>) -> Double? {
    guard value.count == 1, case .dimension(let number, let unit)? = value.first?.kind else {
      return nil
    }
    switch unit.asciiLowercased {
    case "s": return number.value
    case "ms": return number.value / 1000
    default: return nil
    }
  }
}
