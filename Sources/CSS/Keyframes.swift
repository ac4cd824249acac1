/// A `@keyframes` rule (https://www.w3.org/TR/css-animations-1/#keyframes).
public struct Keyframes: Hashable, Sendable {
  /// One keyframe: declarations at places of the animation.
  public struct Frame: Hashable, Sendable {
    /// The places, 0 for `from`, 1 for `to`.
    public var offsets: [Double]
    /// The declarations in source order; those with `!important` are ignored.
    public var declarations: [Declaration]
  }

  /// The animation's name.
  public let name: String
  /// The keyframes in source order.
  public let frames: [Frame]
  /// The media query lists of the `@media` blocks around the rule; all must match.
  public let media: [MediaQueryList]
  /// Offset of the at-rule's first byte.
  public let offset: Int

  /// All properties that the animation changes.
  public var properties: Set<String> {
    Set(frames.flatMap { $0.declarations.map(\.name) })
  }

  /// The declarations in force at `offset`, 0...1, or `nil` if they lie between keyframes.
  ///
  /// A property without a value at 0 or 1 has the element's own there, so it is left out.
  public func declarations(at offset: Double) -> [Declaration]? {
    let found = frames.filter { $0.offsets.contains(offset) }.flatMap(\.declarations)
    if offset > 0 && offset < 1 && Set(found.map(\.name)) != properties { return nil }
    return found
  }
}

extension Keyframes {
  /// The rule with what stands in front of and in its block, `nil` if the name is none.
  init?(
    prelude: ArraySlice<Token>, block: ArraySlice<Token>, media: [MediaQueryList], offset: Int,
    isSupported: (Declaration) -> Bool
  ) {
    guard let name = prelude.text else { return nil }
    var frames: [Frame] = []
    for case .qualifiedRule(let selector, let block, _) in SyntaxParser.rules(
      block, isTopLevel: false)
    {
      let offsets = selector.commaSeparated.map { Self.offset($0) }
      // One selector that is not valid makes all of the keyframe invalid.
      guard !offsets.contains(nil) else { continue }
      var collector = DeclarationCollector(diagnostics: [])
      for item in SyntaxParser.blockContents(block) {
        collector.append(item, isSupported: isSupported)
      }
      let kept = collector.declarations.filter {
        !$0.isImportant && !$0.name.hasPrefix("animation")
      }
      frames.append(Frame(offsets: offsets.compactMap { $0 }, declarations: kept))
    }
    self.init(name: name, frames: frames, media: media, offset: offset)
  }

  private static func offset(_ selector: ArraySlice<Token>) -> Double? {
    switch selector.keyword {
    case "from": return 0
    case "to": return 1
    default:
      guard let percentage = selector.percentage, (0...100).contains(percentage) else { return nil }
      return percentage / 100
    }
  }
}
