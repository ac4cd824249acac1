internal import Markup
internal import SceneModel

/// What a view's `<userDefinedRuntimeAttributes>` set after it is loaded, over its own attributes.
struct RuntimeAttributes: Sendable {
  private let attributes: [XMLElement]

  init(_ element: XMLElement) {
    attributes =
      element.firstChild("userDefinedRuntimeAttributes")?
      .children("userDefinedRuntimeAttribute") ?? []
  }

  /// The attribute that sets `keyPath` last.
  private func attribute(_ keyPath: String, _ type: String) -> XMLElement? {
    attributes.last {
      $0.attribute("keyPath") == keyPath && $0.attribute("type") == type
    }
  }

  /// The colour that is set for a key path.
  func color(_ keyPath: String) -> XMLElement? {
    attribute(keyPath, "color")?.child("color", key: "value")
  }

  /// The number that is set for a key path.
  func number(_ keyPath: String) -> Double? {
    attribute(keyPath, "number")?.childElements.compactMap { $0.number("value") }.first
  }

  /// The attributes that speak of a border.
  var borderAttributes: [XMLElement] {
    attributes.filter { $0.attribute("keyPath")?.lowercased().contains("border") == true }
  }

  /// The boolean that is set for a key path.
  func flag(_ keyPath: String) -> Bool? { attribute(keyPath, "boolean")?.flag("value") }

  /// The first key path that sets a colour of which only code knows what it paints.
  ///
  /// Borders and shadows lie around the view, not behind what is on it.
  var otherColor: XMLElement? {
    attributes.first { attribute in
      guard attribute.attribute("type") == "color", let path = attribute.attribute("keyPath") else {
        return false
      }
      let lowered = path.lowercased()
      return !Self.known.contains(path) && !lowered.contains("border")
        && !lowered.contains("shadow")
    }
  }

  private static let known: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "onTintColor", "minimumTrackTintColor",
    "selectedSegmentTintColor",
  ]
}
