/// Names with a prefix that browsers take for the properties without it.
///
/// https://compat.spec.whatwg.org/#css-simple-aliases, as far as the properties are read here.
enum PropertyAlias {
  private static let prefix = "-webkit-"
  private static let properties: Set<String> = [
    "animation", "animation-delay", "animation-direction", "animation-duration",
    "animation-fill-mode", "animation-iteration-count", "animation-name",
    "animation-play-state", "animation-timing-function", "clip-path", "filter", "mask",
    "mask-image", "opacity", "transform", "transform-origin",
  ]

  /// The property that `name`, in lower case, stands for: itself if it is no alias.
  static func property(_ name: String) -> String {
    guard name.hasPrefix(prefix) else { return name }
    let property = String(name.dropFirst(prefix.count))
    return properties.contains(property) ? property : name
  }
}
