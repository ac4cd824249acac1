/// A text style of Apple's system font at the default content size.
///
/// Figures: Human Interface Guidelines, Typography, iOS sizes for the setting Large.
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2

  /// Font size in points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// Weight on the CSS scale: 600 for the headline, 400 for every other style.
  public var weight: Double {
    self == .headline ? 600 : 400
  }

  /// Distance between the baselines of a paragraph in points.
  public var leading: Double {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }
}
