public import ColorMath

/// A `<color>` of CSS Color 4, with `color-mix()`, relative colours and `light-dark()` of Level 5.
public enum ColorValue: Hashable, Sendable {
  /// A colour, outside the sRGB gamut if the value is.
  case color(Color)
  /// `currentColor`, the element's `color`.
  case currentColor
  /// A system colour, by its keyword in lower case.
  case system(String)
  /// A valid colour that depends on something that the context does not tell.
  case unresolved(Dependency)

  /// What a colour function can depend on besides its arguments.
  public enum Dependency: String, Hashable, Sendable {
    /// The element's `color`.
    case currentColor
    /// A colour of the platform.
    case systemColor
    /// Whether the appearance is light or dark.
    case colorScheme
  }

  /// The colour that `tokens` denote, or `nil` if they are no valid colour.
  ///
  /// White space at the ends is skipped. Source: https://www.w3.org/TR/css-color-4/#color-syntax
  public static func parse(
    _ tokens: ArraySlice<Token>, in context: ColorContext = ColorContext()
  ) -> ColorValue? {
    ColorParser(context: context).value(tokens)
  }

  /// The colour that `text` denotes, or `nil` if it is no valid colour.
  public static func parse(
    _ text: String, in context: ColorContext = ColorContext()
  ) -> ColorValue? {
    parse(Token.list(text)[...], in: context)
  }
}

/// What colours can depend on; a member that is `nil` is not known.
public struct ColorContext: Hashable, Sendable {
  /// What `currentColor` stands for inside functions; on its own it stays a keyword.
  public var currentColor: Color?
  /// Which colour `light-dark()` gives.
  public var colorScheme: MediaContext.ColorScheme?

  /// A context.
  public init(
    currentColor: Color? = nil, colorScheme: MediaContext.ColorScheme? = nil
  ) {
    self.currentColor = currentColor
    self.colorScheme = colorScheme
  }
}
