import Foundation
import SceneModel
import TestSupport

extension ExpectedResults {
  /// The results for a project of `corpus/android`.
  static func of(_ project: String) throws -> [Result] {
    try ExpectedResults(project: "corpus/android/\(project)").controls
  }
}

extension ExpectedResults.Result {
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
