public import SceneModel

extension ColorSet {
  /// Idioms that an iOS app may run as, the best one first.
  public static let mobileIdioms = ["iphone", "universal", "ipad"]

  /// The entry for an appearance, `nil` if no slot for it is filled.
  ///
  /// A better idiom wins, then the entry with most of the wanted appearances; of a dark one and one
  /// for increased contrast the dark one. An unfilled slot is as if it were not there. Of two
  /// gamuts the one that every display has is taken, or the wide one if that is preferred.
  public func entry(
    for appearance: Appearance, idioms: [String] = mobileIdioms, prefersWideGamut: Bool = false
  ) -> Entry? {
    var best: (entry: Entry, rank: [Int])?
    for entry in entries {
      guard entry.isFilled, let idiom = idioms.firstIndex(of: entry.idiom),
        entry.isDark == nil || entry.isDark == appearance.isDark,
        entry.isIncreasedContrast == nil
          || entry.isIncreasedContrast == appearance.isIncreasedContrast
      else { continue }
      let matches = (entry.isDark == nil ? 0 : 1) + (entry.isIncreasedContrast == nil ? 0 : 1)
      let rank = [
        -idiom, matches, entry.isDark == nil ? 0 : 1, entry.isWideGamut == prefersWideGamut ? 1 : 0,
      ]
      if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
      best = (entry, rank)
    }
    return best?.entry
  }

  /// The entries for a device or display of iOS that are chosen in no appearance, and are another
  /// colour than any that is.
  ///
  /// One that entries of its own device and display always come before shows nowhere.
  public var unjudgedEntries: [Entry] {
    let chosen = Appearance.standard.compactMap { entry(for: $0) }
    return entries.filter { entry in
      entry.isFilled && Self.mobileIdioms.contains(entry.idiom)
        && (entry.isWideGamut || !chosen.contains { $0.idiom == entry.idiom })
        && !chosen.contains { $0.location == entry.location || $0.isAlike(entry) }
    }
  }

  /// The colour that a display of a wide gamut shows in `appearance`, if a person can tell it from the
  /// one of other displays: by more than a tenth of a contrast ratio, as the same colour in two
  /// encodings is not.
  func otherOfWideGamut(in appearance: Appearance) -> Entry? {
    guard let wide = entry(for: appearance, prefersWideGamut: true), wide.isWideGamut,
      case .color(let other) = wide.value, case .color(let color)? = entry(for: appearance)?.value,
      abs(color.alpha - other.alpha) > 0.1
        || color.withAlpha(1).contrastRatio(with: other.withAlpha(1)) > 1.1
    else { return nil }
    return wide
  }

  /// Whether the entry for `appearance` is another than that for the light one.
  public func varies(in appearance: Appearance) -> Bool {
    entry(for: appearance)?.location != entry(for: .light)?.location
  }
}

extension ColorSet.Entry {
  /// Whether both slots hold the same.
  fileprivate func isAlike(_ other: ColorSet.Entry) -> Bool {
    if case .color(let own) = value, case .color(let others) = other.value {
      return own.isClose(to: others)
    }
    return written == other.written
  }

  /// Whether the slot holds anything.
  public var isFilled: Bool {
    if case .undefined = value { return false }
    return true
  }
}
