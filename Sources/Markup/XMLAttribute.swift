/// An attribute of an ``XMLElement``, in the order of the file.
///
/// Namespace declarations are no attributes.
public struct XMLAttribute: Sendable {
  let tree: XMLTree
  let index: Int

  private var record: XMLTree.Attribute { tree.attributes[index] }

  /// The name; an attribute without a prefix has no namespace.
  public var name: XMLName { tree.names[Int(record.name)] }

  /// The part of the name after the prefix.
  public var localName: String { name.localName }

  /// The value after references are replaced and white space is normalised.
  public var value: String { String(decoding: valueBytes, as: UTF8.self) }

  /// The value as UTF-8, without a copy.
  public var valueBytes: ArraySlice<UInt8> { tree.value(at: index) }

  /// The place of the first character of the name.
  ///
  /// A value that comes from an attribute-list declaration or stands inside an entity has the
  /// place of its element.
  public var location: XMLLocation { record.place.location }

  /// The place of the byte at `offset` of ``value``; `file` is the UTF-8 file that was parsed.
  ///
  /// Where a reference stands before that byte, or the value is not in `file`, this is
  /// ``location``.
  public func location(ofValueByte offset: Int, in file: [UInt8]) -> XMLLocation {
    guard let range = valueRange, range.upperBound <= file.count else { return location }
    var position = range.lowerBound
    for _ in 0..<offset {
      guard position < range.upperBound, file[position] != UInt8(ascii: "&") else {
        return location
      }
      // CR LF is one character of the value.
      let isPair =
        file[position] == UInt8(ascii: "\r") && position + 1 < range.upperBound
        && file[position + 1] == UInt8(ascii: "\n")
      position += isPair ? 2 : 1
    }
    var cursor = SourceCursor(at: location)
    return cursor.advance(to: position, in: file)
  }

  /// The bytes between the quotes in the file, for editing in place.
  ///
  /// `nil` where the attribute is not written in the element's own tag; see
  /// ``XMLLocation/byteOffset`` for what the offsets count.
  public var valueRange: Range<Int>? {
    guard record.source.count != XMLTree.Slice.absent.count else { return nil }
    return record.source.range
  }
}
