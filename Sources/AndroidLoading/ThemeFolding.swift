internal import ColorMath
internal import SceneModel

/// Finds themes under which something looks the same, so that one may stand for the others.
struct ThemeFolding {
  /// All that decides how something looks under a theme.
  private struct Settings: Hashable {
    var values: [Int?]
    /// `nil` for any.
    var window: Color?
    var unreadWindow: IncompleteCause?
    var isNight: Bool
    /// The ancestor that is not known, which may set what nobody else does.
    var missing: ResourceName?
  }

  private let day: DependencyFinder
  private let night: DependencyFinder
  private let settings: ThemeSettings
  private let budget = LookBudget()

  init(day: ResourceResolver, night: ResourceResolver) {
    self.day = DependencyFinder(day)
    self.night = DependencyFinder(night)
    settings = ThemeSettings(day: self.day, night: self.night)
  }

  /// What `style` depends on by day or by night.
  func dependencies(of name: ResourceName) -> Dependencies {
    var found = day.dependencies(of: day.resolver.style(name, for: nil))
    found.formUnion(night.dependencies(of: night.resolver.style(name, for: nil)))
    return found
  }

  /// What a theme makes of `attributes`, for a comparison with others.
  func values(of attributes: [String], under appearance: ThemeAppearance) -> [Int?] {
    settings.values(of: attributes.map(settings.number), under: appearance)
  }

  /// Those among `appearances` that define all of `attributes`, or most of them if none does;
  /// a theme of an older library than `family` comes after all others.
  ///
  /// Whoever shows something in a theme by day shows it by night too, whatever is missing there.
  func best(
    of appearances: [ThemeAppearance], for attributes: Set<String>, family: ThemeFamily
  ) -> [ThemeAppearance] {
    let attributes = settings.numbers(of: attributes)
    let missing = appearances.map { appearance in
      settings.missing(attributes, under: appearance) + (appearance.family < family ? 1000 : 0)
    }
    let least = missing.min() ?? 0
    var best = appearances.indices.filter { missing[$0] == least }.map { appearances[$0] }
    // Material's widgets of one generation are made for its themes of that generation.
    if family >= .material2, best.contains(where: { $0.family == family }) {
      best = best.filter { $0.family == family }
    }
    guard best.count < appearances.count else { return best }
    let chosen = Set(best.map(\.first))
    return appearances.filter { chosen.contains($0.first) }
  }

  /// What `look` finds under `appearances`, and what it looks up in their themes: of themes that
  /// make the same of that, only the first is looked at.
  ///
  /// A theme of a translucent window comes after others, and counts where it differs in more than that.
  ///
  /// `dependsOnNight` says whether by night something else is found under the same theme. Of too
  /// many looks only the first are found, and `isCut` becomes true.
  func distinct<Found>(
    _ appearances: [ThemeAppearance], dependsOnNight: Bool, isCut: inout Bool,
    _ look: (ThemeAppearance) -> Found
  ) -> [(appearance: ThemeAppearance, found: Found)] {
    var known: [[Int]: Set<Settings>] = [:]
    var result: [(appearance: ThemeAppearance, found: Found)] = []
    let limit = budget.limit
    let solid = appearances.filter { !$0.isTranslucent }
    for appearance in solid + appearances.filter(\.isTranslucent) {
      func settings(_ attributes: [Int], anyWindow: Bool) -> Settings {
        Settings(
          values: self.settings.values(of: attributes, under: appearance),
          window: anyWindow ? nil : appearance.window.color.value,
          unreadWindow: appearance.unreadWindow,
          isNight: dependsOnNight && appearance.isNight,
          missing: appearance.stack.missing)
      }
      let isKnown = known.contains {
        $0.value.contains(settings($0.key, anyWindow: appearance.isTranslucent))
      }
      if isKnown { continue }
      if result.count == limit {
        isCut = true
        break
      }
      let reads = ThemeStack.Reads()
      var watched = appearance
      watched.stack.reads = reads
      result.append((appearance, look(watched)))
      let attributes = self.settings.numbers(of: reads.attributes)
      for anyWindow in [true, false] {
        known[attributes, default: []].insert(settings(attributes, anyWindow: anyWindow))
      }
    }
    budget.spend(result.count)
    return result
  }
}

/// How many looks of controls a part of the work on a project comes to, against projects in which
/// hundreds of controls look different in hundreds of themes.
///
/// Not shared between tasks: the count is its own.
final class LookBudget {
  /// Most looks of one control, and of each once all of them are many.
  static let (most, least) = (64, 8)
  /// How many looks are many.
  private static let many = 4096

  private var spent = 0

  /// Most looks of the next control.
  var limit: Int { spent < Self.many ? Self.most : Self.least }

  func spend(_ count: Int) { spent += count }

  /// Says that a control is not shown in all the themes in which it looks different.
  static func remark(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "too-many-themes",
      message:
        "this looks different in so many themes that it is only audited in the first ones, as"
        + " others of this file may be; audit it in the others with '--appearance'",
      location: location)
  }
}
