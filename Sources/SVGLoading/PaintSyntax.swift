import CSS
import ColorMath
import SceneModel

/// Parses `<paint>` (SVG 2, section 13.2): none, a colour, or a reference with a fallback.
enum PaintSyntax {
  static func isValid(_ tokens: [Token]) -> Bool { parse(tokens, in: ColorContext()) != nil }

  /// The computed value, `nil` if it is not valid.
  static func parse(_ tokens: [Token], in context: ColorContext) -> StyledPaint.Value? {
    guard let first = tokens.first else { return nil }
    if let reference = url(first, tokens) {
      let rest = Array(tokens[reference.end...].drop { $0.kind == .whitespace })
      let fallback = rest.isEmpty ? nil : parse(rest, in: context)
      if !rest.isEmpty, fallback == nil { return nil }
      guard reference.target.hasPrefix("#") else {
        let cause = IncompleteCause(
          .externalReference, "a paint in another file, '\(reference.target)'")
        return .unresolved(cause)
      }
      return .server(id: String(reference.target.dropFirst()), fallback: fallback)
    }
    if tokens.count == 1, case .ident(let name) = first.kind {
      switch name.lowercased() {
      case "none": return StyledPaint.Value.none
      case "context-fill": return .contextFill
      case "context-stroke": return .contextStroke
      default: break
      }
    }
    return color(tokens, in: context)
  }

  /// The computed value of a colour, `nil` if it is not valid.
  static func color(_ tokens: [Token], in context: ColorContext) -> StyledPaint.Value? {
    switch ColorValue.parse(tokens[...], in: context) {
    case .color(let color): .color(color)
    case .currentColor: .currentColor
    case .system(let name):
      .unresolved(IncompleteCause(.systemColor, "'\(name)', a colour of the user's own"))
    case .unresolved(let dependency): .unresolved(cause(dependency))
    case nil: substitution(tokens)
    }
  }

  /// A value that a function of newer browsers makes, which is not evaluated; `nil` for others.
  private static func substitution(_ tokens: [Token]) -> StyledPaint.Value? {
    for token in tokens {
      guard case .function(let name) = token.kind, newFunctions.contains(name.lowercased()) else {
        continue
      }
      return .unresolved(IncompleteCause(.unsupported, "a colour made by '\(name)()'"))
    }
    return nil
  }

  private static let newFunctions: Set<String> = ["attr", "contrast-color", "if"]

  private static func cause(_ dependency: ColorValue.Dependency) -> IncompleteCause {
    switch dependency {
    case .currentColor:
      IncompleteCause(.unresolvedReference, "a colour made from a 'currentColor' that is not known")
    case .systemColor: IncompleteCause(.systemColor, "a colour made from one of the user's own")
    case .colorScheme:
      IncompleteCause(.unsupported, "a colour that depends on the colour scheme")
    }
  }

  /// The target of a `url()` at the start of `tokens` and the index of the token behind it.
  static func url(_ first: Token, _ tokens: [Token]) -> (target: String, end: Int)? {
    switch first.kind {
    case .url(let target): return (target, 1)
    case .function(let name) where name.lowercased() == "url":
      for (index, token) in tokens.enumerated() {
        guard case .string(let target) = token.kind else { continue }
        let end = tokens[index...].firstIndex { $0.kind == .rightParenthesis } ?? tokens.count - 1
        return (target, end + 1)
      }
      return nil
    default: return nil
    }
  }
}

extension Style {
  /// The paint with `currentColor` replaced by the element's colour.
  func resolvingCurrentColor(_ paint: StyledPaint) -> StyledPaint {
    guard paint.value == .currentColor else { return paint }
    return StyledPaint(
      value: color.value, standIn: color.standIn,
      definitions: paint.definitions + color.definitions)
  }

  /// The colour that `paint`, inherited, stands for; `nil` if it is not a plain colour.
  func standIn(for paint: StyledPaint) -> Color? {
    let paint = resolvingCurrentColor(paint)
    return switch paint.value {
    case .color(let color): color
    case .none: .transparent
    case .unresolved: paint.standIn
    case .currentColor, .server, .contextFill, .contextStroke: nil
    }
  }
}
