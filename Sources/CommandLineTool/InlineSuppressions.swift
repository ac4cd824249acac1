internal import Markup
internal import SceneModel

/// Finds the comments `a11yaudit:ignore` of XML files, whatever format they are in.
enum InlineSuppressions {
  /// The suppressions of `source`, each for the element after its comment and what that contains.
  ///
  /// A file without such a comment is not parsed; one that cannot be parsed has none, because its
  /// loader says so.
  static func suppressions(in source: Source) -> [Suppression] {
    guard SuppressionRemark.mayOccur(in: source.bytes),
      let document = try? XMLDocument.parse(
        source.bytes, path: source.path, options: XMLParsingOptions(entities: .expandInternal))
    else { return [] }
    return document.comments.compactMap { comment in
      let place = SourceLocation(comment.location, in: source.path)
      guard var suppression = SuppressionRemark.suppression(in: comment.content, at: place) else {
        return nil
      }
      guard let element = comment.nextElement else {
        suppression.problem =
          suppression.problem ?? "no element follows beside it; write it before what it is about"
        return suppression
      }
      let start = SourceLocation(element.location, in: source.path)
      let end =
        element.followingLocation.map { SourceLocation($0, in: source.path) }
        ?? SourceLocation(path: source.path, line: .max, column: .max)
      suppression.extent = start..<max(start, end)
      return suppression
    }
  }
}

extension SourceLocation {
  init(_ location: XMLLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
