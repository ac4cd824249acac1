/// The configuration that a resource folder's name asks for, such as `values-night-v31`.
///
/// Only what tells devices of one language apart is kept; everything else makes the folder
/// `isForeign`: other languages, right-to-left layout, cars, watches and televisions.
struct ResourceQualifiers: Hashable, Sendable {
  /// A screen's orientation.
  enum Orientation: String, Sendable { case port, land }

  /// Whether an audited device never matches.
  var isForeign = false
  var smallestWidth: Int?
  var width: Int?
  var height: Int?
  /// `small`, `normal`, `large` or `xlarge` as 1 to 4.
  var size: Int?
  var orientation: Orientation?
  var isNight: Bool?
  /// Set for a folder of one density.
  var density: String?
  var apiLevel: Int?

  /// The qualifiers of a folder's name after the resource type.
  init(_ words: some Sequence<Substring>) {
    for word in words { add(word) }
  }

  private static let sizes = ["small", "normal", "large", "xlarge"]
  private static let densities: Set<Substring> = [
    "ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "tvdpi", "anydpi",
  ]
  /// Qualifiers that an ordinary phone meets.
  private static let ordinary: Set<Substring> = [
    "ldltr", "notround", "nowidecg", "lowdr", "finger", "notlong", "long",
  ]

  private mutating func add(_ word: Substring) {
    if let index = Self.sizes.firstIndex(of: String(word)) {
      size = index + 1
    } else if let value = Orientation(rawValue: String(word)) {
      orientation = value
    } else if word == "night" || word == "notnight" {
      isNight = word == "night"
    } else if Self.densities.contains(word) || Self.number(word, after: "", before: "dpi") != nil {
      density = String(word)
    } else if let value = Self.number(word, after: "sw", before: "dp") {
      smallestWidth = value
    } else if let value = Self.number(word, after: "w", before: "dp") {
      width = value
    } else if let value = Self.number(word, after: "h", before: "dp") {
      height = value
    } else if let value = Self.number(word, after: "v", before: "") {
      apiLevel = value
    } else if !Self.ordinary.contains(word) {
      isForeign = true
    }
  }

  private static func number(_ word: Substring, after prefix: String, before suffix: String) -> Int?
  {
    guard word.hasPrefix(prefix), word.hasSuffix(suffix),
      word.count > prefix.count + suffix.count
    else { return nil }
    return Int(word.dropFirst(prefix.count).dropLast(suffix.count))
  }
}

/// The device that resources are chosen for.
struct DeviceConfiguration: Hashable, Sendable {
  var isNight: Bool
  var apiLevel: Int
  /// A phone of 411 by 891 dp held upright, the most common size.
  static let width = 411
  static let height = 891
  private static let size = 2

  /// Whether a resource with `qualifiers` may be used at all.
  func matches(_ qualifiers: ResourceQualifiers) -> Bool {
    !qualifiers.isForeign
      && qualifiers.isNight ?? isNight == isNight
      && qualifiers.orientation ?? .port == .port
      && qualifiers.smallestWidth ?? 0 <= Self.width && qualifiers.width ?? 0 <= Self.width
      && qualifiers.height ?? 0 <= Self.height && qualifiers.size ?? 0 <= Self.size
      && qualifiers.apiLevel ?? 0 <= apiLevel
  }

  /// Whether `first` fits better than `second`, both matching: the first difference in Android's
  /// order of qualifiers decides.
  static func isBetter(_ first: ResourceQualifiers, than second: ResourceQualifiers) -> Bool {
    rank(first).lexicographicallyPrecedes(rank(second)) == false && rank(first) != rank(second)
  }

  /// Larger is better; what is not asked for counts least.
  private static func rank(_ qualifiers: ResourceQualifiers) -> [Int] {
    [
      qualifiers.smallestWidth ?? 0, qualifiers.width ?? 0, qualifiers.height ?? 0,
      qualifiers.size ?? 0, qualifiers.orientation == nil ? 0 : 1,
      qualifiers.isNight == nil ? 0 : 1, qualifiers.density == nil ? 0 : 1,
      qualifiers.apiLevel ?? 0,
    ]
  }
}
