/// What a rule set says about one rule: whether it runs, how bad a failure is, and its numbers.
public struct RuleSettings: Hashable, Sendable {
  /// The rule's id, such as `text-contrast`.
  public var id: String
  /// Severity of a failed check; `nil` switches the rule off.
  public var severity: Severity?
  /// The success criterion or platform rule that is checked, such as `1.4.3`.
  public var criterion: String
  /// The rule's numbers by name, such as `minimum` = 4.5.
  public var numbers: [String: Double]
  /// The rule's words by name, such as `measure` = `square`.
  public var words: [String: String]

  /// Settings from their parts.
  public init(
    id: String, severity: Severity?, criterion: String, numbers: [String: Double] = [:],
    words: [String: String] = [:]
  ) {
    self.id = id
    self.severity = severity
    self.criterion = criterion
    self.numbers = numbers
    self.words = words
  }
}

/// Thresholds, severities and criteria of all rules, read from a file of `Rules/`.
public struct RuleSet: Hashable, Sendable {
  /// Which unit WCAG's 18 and 14 point of large text are read in.
  public enum LargeTextUnit: String, Hashable, Sendable, CaseIterable {
    /// CSS px: 24 px, or 18.66 px bold; the strict reading.
    case px
    /// Platform points: 18, or 14 bold.
    case pt

    /// CSS px a point (CSS Values 4, absolute lengths).
    private static let pixelsPerPoint = 4.0 / 3.0

    /// What a size in the text's own points counts as in px.
    public func pixels(ofSize size: Double) -> Double {
      self == .px ? size : size * Self.pixelsPerPoint
    }

    /// The size in the text's own points that counts as `pixels`.
    public func size(ofPixels pixels: Double) -> Double {
      self == .px ? pixels : pixels / Self.pixelsPerPoint
    }
  }

  /// The file's name without its extension, such as `wcag22-aa`.
  public var name: String
  /// What reports call it, such as `WCAG 2.2 AA`.
  public var title: String
  /// Address of the normative source.
  public var source: String
  /// Publication date of the source, `YYYY-MM-DD`.
  public var date: String
  /// How large text is read.
  public var largeTextUnit: LargeTextUnit
  /// The settings of the rules, ordered by id.
  public var rules: [RuleSettings]

  /// A rule set from its parts.
  public init(
    name: String, title: String, source: String, date: String, largeTextUnit: LargeTextUnit,
    rules: [RuleSettings]
  ) {
    self.name = name
    self.title = title
    self.source = source
    self.date = date
    self.largeTextUnit = largeTextUnit
    self.rules = rules.sorted { $0.id < $1.id }
  }
}

/// Why a rule set cannot be used.
public struct RuleSetError: Error, Hashable, Sendable {
  /// What is wrong with which file, element or option.
  public var message: String

  /// An error with its message.
  public init(message: String) {
    self.message = message
  }
}

extension RuleSettings {
  /// The number called `name`; throws if the rule set does not give it.
  public func number(_ name: String) throws(RuleSetError) -> Double {
    guard let number = numbers[name] else {
      throw RuleSetError(message: "rule '\(id)' needs the number '\(name)'")
    }
    return number
  }
}
