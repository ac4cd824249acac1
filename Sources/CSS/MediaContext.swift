/// The device and the user's preferences that `@media` conditions are evaluated against.
///
/// A member that is `nil` is not known, and conditions on it are false however they are negated.
public struct MediaContext: Hashable, Sendable {
  /// Light or dark, `prefers-color-scheme`.
  public var colorScheme: ColorScheme?
  /// The contrast that the user wants, `prefers-contrast`.
  public var contrast: Contrast?
  /// Whether the platform replaces colours, `forced-colors: active`.
  public var hasForcedColors: Bool?
  /// Whether the user wants less motion, `prefers-reduced-motion: reduce`.
  public var prefersReducedMotion: Bool?
  /// Whether the user wants less translucency, `prefers-reduced-transparency: reduce`.
  public var prefersReducedTransparency: Bool?
  /// Whether the platform inverts colours, `inverted-colors: inverted`.
  public var hasInvertedColors: Bool?
  /// Whether the main pointing device can hover, `hover` and `any-hover`.
  public var canHover: Bool?
  /// How exact the main pointing device is, `pointer` and `any-pointer`.
  public var pointer: Pointer?
  /// Width of the viewport in CSS pixels.
  public var width: Double?
  /// Height of the viewport in CSS pixels.
  public var height: Double?
  /// Device pixels per CSS pixel.
  public var resolution: Double?
  /// Whether the display shows more than sRGB, `color-gamut: p3`.
  public var hasWideGamut: Bool?

  /// A screen with the given preferences and nothing else known.
  public init(colorScheme: ColorScheme? = .light, contrast: Contrast? = .noPreference) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  /// Values of `prefers-color-scheme`.
  public enum ColorScheme: String, Hashable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  /// Values of `prefers-contrast`.
  public enum Contrast: String, Hashable, Sendable {
    /// The user has not asked for another contrast.
    case noPreference = "no-preference"
    /// More contrast.
    case more
    /// Less contrast.
    case less
    /// Colours of the user's own.
    case custom
  }

  /// Values of `pointer`.
  public enum Pointer: String, Hashable, Sendable {
    /// No pointing device.
    case none
    /// A finger or the like.
    case coarse
    /// A mouse or the like.
    case fine
  }
}
