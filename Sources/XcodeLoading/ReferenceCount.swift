internal import AppleResources
internal import Markup
internal import SceneModel

/// Counts which references to colours of a project could be followed.
struct ReferenceCount {
  private var resolved = 0
  private var causes: [Obstacle: (count: Int, names: Set<String>)] = [:]

  /// What stands in the way of a reference.
  private enum Obstacle: String, CaseIterable {
    case missing
    case ambiguous
    case unpublished
    case unsupported
  }

  /// Counts the references of a document.
  mutating func add(_ colors: ColorElementReader) {
    for element in colors.document.root.descendants
    where element.localName == "color" && element.parent?.isStoredColor != true {
      if let name = ColorElementReader.systemName(of: element) {
        note(colors.palette.canonicalName(of: name) == nil ? .unpublished : nil, name)
      } else if let name = element.attribute("name"), element.attribute("catalog") != nil {
        note(.unpublished, name)
      } else if let name = element.attribute("name") {
        switch colors.catalog.match(name, from: colors.document.path) {
        case .found: note(nil, name)
        case .ambiguous: note(.ambiguous, name)
        case .missing: note(.missing, name)
        }
      }
    }
  }

  /// Counts the references of a named colour to the platform.
  mutating func add(_ set: ColorSet, palette: PlatformPalette) {
    for entry in set.entries {
      switch entry.value {
      case .platform(let name):
        note(palette.canonicalName(of: name) == nil ? .unpublished : nil, name)
      case .unsupported: note(.unsupported, set.name)
      case .color, .undefined: continue
      }
    }
  }

  private mutating func note(_ obstacle: Obstacle?, _ name: String) {
    guard let obstacle else {
      resolved += 1
      return
    }
    causes[obstacle, default: (0, [])].count += 1
    causes[obstacle]?.names.insert(name)
  }

  /// The count; `nil` if the project refers to nothing.
  var count: ResolutionCount? {
    let unresolved = Obstacle.allCases.compactMap { obstacle -> ResolutionCount.Unresolved? in
      guard let found = causes[obstacle] else { return nil }
      let names = Self.list(found.names)
      return switch obstacle {
      case .missing:
        .init(
          cause: "named colours that no catalogue which was read defines: \(names)",
          remedy: "name the folder with their .xcassets too, or give it with --library",
          count: found.count)
      case .ambiguous:
        .init(
          cause: "names that several catalogues define differently: \(names)",
          remedy: "audit one target's folder at a time", count: found.count)
      case .unpublished:
        .init(
          cause: "system colours without published values: \(names)",
          remedy: "write the colour into a catalogue", count: found.count)
      case .unsupported:
        .init(
          cause: "values that are not evaluated: \(names)",
          remedy: "write them in sRGB or Display P3", count: found.count)
      }
    }
    guard resolved > 0 || !unresolved.isEmpty else { return nil }
    return ResolutionCount(
      subject: "colour references", resolved: resolved,
      unresolved: unresolved.sorted { ($1.count, $0.cause) < ($0.count, $1.cause) })
  }

  /// The first names, and how many more there are.
  private static func list(_ names: Set<String>) -> String {
    let shown = 3
    let sorted = names.sorted()
    let list = sorted.prefix(shown).joined(separator: ", ")
    return sorted.count > shown ? "\(list) and \(sorted.count - shown) more" : list
  }
}
