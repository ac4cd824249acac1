import Foundation
import SceneModel
import TestSupport
import Testing

/// Results that were derived by hand from the shared Android projects.
struct ExpectedResults: Decodable {
  struct Size: Decodable {
    var width: Double?
    var height: Double?
    var verdict: String?
  }

  struct Text: Decodable {
    var sizeSp: Double
    var bold: Bool
  }

  struct Result: Decodable {
    var id: String
    var file: String
    var `where`: String
    var appearance: String
    var state: String
    var foreground: String?
    var background: String?
    var backgroundNote: String?
    var contrast: Double?
    var required: Double?
    var verdict: String
    var requiredStrict: Double?
    var verdictStrict: String?
    var text: Text?
    var size: Size?
  }

  var controls: [Result]

  /// The results for a project of `corpus/android`.
  static func of(_ project: String) throws -> [Result] {
    try SharedMaterial.decoded(Self.self, from: "corpus/android/\(project)/expected.json").controls
  }
}

extension ExpectedResults.Result: CustomTestStringConvertible {
  var testDescription: String { "\(id), \(appearance), \(state)" }

  /// The style that the result is about; `nil` for an element of a layout.
  var style: String? {
    guard self.where.hasPrefix("style ") else { return nil }
    return self.where.dropFirst(6).split(separator: " ").first.map(String.init)
  }

  var controlState: ControlState? {
    switch state {
    case "enabled": .normal
    case "checked", "activated": .selected
    default: ControlState(name: state)
    }
  }

  /// `true` for night, `false` for day, `nil` where the result names its theme.
  var isNight: Bool? {
    let word = appearance.split(separator: " ").first.map { $0.lowercased() }
    switch word {
    case "light", "day": return false
    case "night", "dark": return true
    default: return nil
    }
  }

  /// What the loader calls the theme: the complete theme with the overlay that was put over it last.
  var themeName: String {
    let names = appearance.components(separatedBy: " + ")
    guard let first = names.first, let last = names.last, names.count > 1 else {
      return appearance
    }
    return "\(first) + \(last)"
  }
}
