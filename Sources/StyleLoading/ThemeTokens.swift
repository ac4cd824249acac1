public import ColorMath
public import SceneModel

/// The colours and numbers that a style definition names, as they are in each appearance.
public struct ThemeTokens: Sendable {
  /// What one appearance gives.
  public struct Values: Sendable {
    /// The appearance.
    public var appearance: Appearance
    /// The opaque colour that lies under everything, `nil` if the definition states none.
    public var window: Resolved<Color>?
    /// The plain colours by their names; gradients and colours of the environment are none.
    public var colors: [String: Resolved<Color>]
    /// The numbers by their names.
    public var numbers: [String: Double]
  }

  /// The standard appearances and those that are declared, in their order; one that another one is
  /// based on has no values of its own where it has none.
  public let appearances: [Values]
  /// Where each colour, number and appearance with a window is defined.
  public let locations: [String: SourceLocation]

  /// Whether a file is a style definition.
  public static func recognizes(_ file: SourceFile) -> Bool { StyleLoader.recognizes(file) }

  /// The tokens of `source` and of the files that it includes.
  ///
  /// Throws the first mistake, as loading the definition does.
  public init(_ source: Source) throws(LoaderError) {
    let resolver = IncludeResolver(source)
    var problems = resolver.problems + resolver.theme.problems
    if problems.isEmpty { problems = ReferenceChecker(resolver.theme).problems }
    if problems.isEmpty { problems = AliasCycles(resolver.theme).problems }
    if let error = LoaderError(problems, in: source.path) { throw error }
    let theme = resolver.theme
    appearances = theme.appearances.values.sorted { $0.appearance < $1.appearance }
      .map { Self.values(theme, $0) }
    var locations: [String: SourceLocation] = [:]
    for (name, element) in theme.colors { locations[name] = element.location }
    for (name, element) in theme.dimensions { locations[name] = element.location }
    for (name, definition) in theme.appearances {
      locations[Self.windowKey(name)] = definition.window?.location ?? definition.location
    }
    self.locations = locations
  }

  /// The key in ``locations`` of an appearance's window.
  public static func windowKey(_ appearance: String) -> String { "window " + appearance }

  /// The values of one appearance; a token without a value in it is left out.
  private static func values(
    _ theme: Theme, _ definition: Theme.AppearanceDefinition
  ) -> Values {
    var evaluator = Evaluator(theme, [], definition)
    var colors: [String: Resolved<Color>] = [:]
    for (name, element) in theme.colors {
      guard case .paint(let paint)? = try? evaluator.namedPaint(name, at: element.location),
        case .color(let color) = paint.value
      else { continue }
      colors[name] = Resolved(color, provenance: paint.provenance)
    }
    var numbers: [String: Double] = [:]
    for (name, element) in theme.dimensions {
      numbers[name] = try? evaluator.dimension(name, at: element.location)
    }
    let window = definition.window.flatMap {
      try? evaluator.color($0, use: "appearance window", Scope())
    }
    return Values(
      appearance: definition.appearance, window: window.flatMap { $0.value.alpha == 1 ? $0 : nil },
      colors: colors, numbers: numbers)
  }
}
