import AppleResources

/// Colours and appearances of macOS.
extension Evaluator {
  /// `NSColor.name`; `nil` if neither AppKit nor a catalogue has one of that name.
  mutating func appKitColor(_ name: String, _ place: Expression.Place) -> PaintValue? {
    switch name {
    case "clear": return literal(.transparent, place)
    case "black": return literal(.black, place, as: .appKit)
    case "white": return literal(.white, place, as: .appKit)
    // The user's choice in both frameworks; what SwiftUI's accent is here, it is too.
    case "controlAccentColor": return accent(place)
    default: break
    }
    // Since 2025 one table holds them for all platforms (Human Interface Guidelines, Color,
    // System colors).
    if platform.palette.version >= 26, Self.sharedColors.contains(name) {
      return platformColor(name, place, as: .appKit)
    }
    guard Self.appKitColors.contains(name) || Self.sharedColors.contains(name) else {
      return assetColor(symbol: name, place)
    }
    isUnpublished = inputs.isIncreasedContrast || isUnpublished
    return unresolvedColor(Self.unpublished("NSColor." + name), place)
  }

  /// Whether AppKit alone has a colour of that name.
  static func isAppKitColor(_ name: String) -> Bool {
    name.hasSuffix("Color") && appKitColors.contains(name)
  }

  /// What is said of a colour of the platform whose value nobody knows.
  static func unpublished(_ name: String) -> String { "the value of \(name) is not published" }

  /// Whether a cause is that the platform does not say what one of its colours is.
  static func isUnpublished(_ cause: String) -> Bool {
    cause.hasPrefix("the value of ") && cause.hasSuffix(" is not published")
  }

  private static let sharedColors: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  ]

  /// AppKit documentation, "UI element colors" and "Standard colors".
  private static let appKitColors: Set<String> = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
    "textColor", "placeholderTextColor", "selectedTextColor", "textBackgroundColor",
    "selectedTextBackgroundColor", "keyboardFocusIndicatorColor", "textInsertionPointColor",
    "unemphasizedSelectedTextColor", "unemphasizedSelectedTextBackgroundColor", "linkColor",
    "separatorColor", "selectedContentBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "selectedMenuItemTextColor", "gridColor",
    "headerTextColor", "controlColor",
    "controlBackgroundColor", "controlTextColor", "disabledControlTextColor",
    "selectedControlColor", "selectedControlTextColor", "alternateSelectedControlTextColor",
    "scrubberTexturedBackground", "windowBackgroundColor", "windowFrameTextColor",
    "underPageBackgroundColor", "findHighlightColor", "highlightColor", "shadowColor",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "quinarySystemFill", "quinaryLabel", "systemGray", "blue", "brown", "cyan", "darkGray", "gray",
    "green", "lightGray", "magenta", "orange", "purple", "red", "yellow",
  ]

  // MARK: Appearances

  /// The `NSAppearance` that a dynamic colour is asked for.
  var drawingAppearance: Value {
    mutating get { .record(Self.appearanceRecord, ["name": .symbol(appearanceNames[0])]) }
  }

  private static let appearanceRecord = "NSAppearance"

  /// The name of the appearance, then those that it comes nearest to.
  private var appearanceNames: [String] {
    mutating get {
      let name = inputs.isDark ? "darkAqua" : "aqua"
      guard inputs.isIncreasedContrast else { return [name] }
      return ["accessibilityHighContrast" + name.prefix(1).uppercased() + name.dropFirst(), name]
    }
  }

  /// `appearance.bestMatch(from: [.aqua, .darkAqua])`; `nil` for other methods.
  mutating func appearanceMethod(
    _ name: String, on record: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard record == Self.appearanceRecord, name == "bestMatch", let names = arguments.first,
      case .array(let elements) = evaluate(names.value, scope, expecting: "[Symbol]")
    else { return nil }
    let offered = elements.compactMap { symbolName($0) }
    guard offered.count == elements.count else { return nil }
    if let match = appearanceNames.first(where: offered.contains) { return .symbol(match) }
    // Which of the others comes near is not documented; a light one never matches a dark one.
    let isPlain = offered.allSatisfy { $0 == "aqua" || $0.lowercased().contains("dark") }
    return isPlain && !inputs.isDark ? .nothing : nil
  }
}
