/// The comma-separated list of media queries behind `@media`.
///
/// Source: https://www.w3.org/TR/mediaqueries-4/
public struct MediaQueryList: Hashable, Sendable {
  var queries: [MediaQuery]

  /// The list as `source` writes it; a query that is not valid never matches.
  public init(_ source: String) {
    self.init(Token.list(source)[...])
  }

  init(_ tokens: ArraySlice<Token>) {
    let tokens = tokens.trimmed
    queries = tokens.isEmpty ? [] : tokens.splitAtCommas().map { MediaQuery($0.trimmed) }
  }

  /// Whether one of the queries matches a screen with this context; an empty list matches always.
  public func matches(_ context: MediaContext) -> Bool {
    queries.isEmpty || queries.contains { $0.matches(context) }
  }
}

/// One media query; parts that cannot be decided make it false.
struct MediaQuery: Hashable, Sendable {
  var isNegated = false
  /// Whether the media type is `all`, `screen` or missing.
  var isForScreen = true
  var condition: MediaCondition?

  func matches(_ context: MediaContext) -> Bool {
    guard isForScreen else { return isNegated }
    guard let result = condition.map({ $0.value(in: context) }) ?? true else { return false }
    return result != isNegated
  }
}

/// A condition of features, evaluated in three-valued logic with `nil` for unknown.
indirect enum MediaCondition: Hashable, Sendable {
  case not(MediaCondition)
  case and([MediaCondition])
  case or([MediaCondition])
  case feature(MediaFeature)
  /// Something in parentheses that is not known ("general enclosed").
  case unknown

  func value(in context: MediaContext) -> Bool? {
    switch self {
    case .not(let condition): return condition.value(in: context).map { !$0 }
    case .and(let conditions):
      let values = conditions.map { $0.value(in: context) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .or(let conditions):
      let values = conditions.map { $0.value(in: context) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .feature(let feature): return feature.value(in: context)
    case .unknown: return nil
    }
  }
}

/// A media feature with the comparisons that it must stand.
struct MediaFeature: Hashable, Sendable {
  /// The name in lower case, without `min-` and `max-`.
  var name: String
  /// Empty where the feature stands alone and is asked whether it is anything but none.
  var comparisons: [Bound] = []

  /// A comparison of the feature, on the left, with a value.
  struct Bound: Hashable, Sendable {
    var relation: Relation
    var value: [Token]
  }

  enum Relation: Hashable, Sendable {
    case equal
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual

    /// The relation with its sides exchanged.
    var flipped: Relation {
      switch self {
      case .equal: .equal
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }

    func holds(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .equal: left == right
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      }
    }
  }
}
