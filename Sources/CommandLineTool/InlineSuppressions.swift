internal import Markup
internal import SceneModel

/// Finds the comments `a11yaudit:ignore` of XML files, whatever format they are in.
enum InlineSuppressions {
  /// The suppressions of `source`, each for the element after its comment and what that contains.
  ///
  /// A file without such a comment is not parsed; one that cannot be parsed has none, because its
  /// loader says so.
  static func suppressions(in source: Source) -> [Suppression] {
    guard mayHoldRemark(source.bytes),
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

  /// Whether the bytes hold the prefix of a remark other than in a name of a namespace.
  private static func mayHoldRemark(_ bytes: [UInt8]) -> Bool {
    let prefix = Array(SuppressionRemark.prefix.utf8)
    let namespace = Array("urn:".utf8)
    guard bytes.count >= prefix.count else { return false }
    for start in 0...(bytes.count - prefix.count)
    where bytes[start] == prefix[0] && bytes[start + 1] == prefix[1] {
      if bytes[start..<(start + prefix.count)].elementsEqual(prefix),
        !bytes[..<start].suffix(namespace.count).elementsEqual(namespace)
      {
        return true
      }
    }
    return false
  }
}

extension SourceLocation {
  init(_ location: XMLLocation, in path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
