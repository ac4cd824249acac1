import CSS

extension Style {
  /// The scheme whose colour `light-dark()` gives.
  func usedColorScheme(under media: MediaContext) -> MediaContext.ColorScheme? {
    colorScheme ?? media.colorScheme
  }

  /// Takes a value of `color-scheme`: the scheme that `media` asks for if it is listed, else the
  /// first one that is; `normal` is light (CSS Color Adjustment 1, section 2).
  mutating func setColorScheme(_ tokens: [Token], under media: MediaContext) {
    let schemes = tokens.compactMap { token -> MediaContext.ColorScheme? in
      guard case .ident(let name) = token.kind else { return nil }
      return MediaContext.ColorScheme(rawValue: name.lowercased())
    }
    colorScheme = schemes.first { $0 == media.colorScheme } ?? schemes.first ?? .light
  }
}
