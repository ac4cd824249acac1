public import ColorMath
import JSONReading
import Markup
public import SceneModel

/// A file in which values are changed and nothing else.
public struct EditableFile {
  private enum Content {
    case xml(XMLValues)
    case json(JSONValues)
  }

  /// The bytes without any change.
  public let bytes: [UInt8]
  private let content: Content

  /// The file at `path`; throws if it is in none of the formats that are changed.
  public init(path: String, bytes: [UInt8]) throws(EditRefusal) {
    self.bytes = bytes
    if path.hasSuffix(".swift") { throw EditRefusal("it is Swift code: change it by hand") }
    if path.hasSuffix(".json") {
      content = .json(try JSONValues(bytes))
    } else if path.hasSuffix(".css") {
      throw EditRefusal("it is a style sheet of the page around: change it by hand")
    } else {
      content = .xml(try XMLValues(bytes))
    }
  }

  /// What has to be changed for `definition`, which gives the colour `before`, to give `after`.
  ///
  /// `after` is rounded as the definition can write it. Throws if the value is not written at the
  /// definition's place as a plain colour.
  public func edits(
    of definition: Definition, from before: Color, to after: Color
  ) throws(EditRefusal) -> [ValueEdit] {
    switch content {
    case .xml(let values): try values.edits(of: definition, from: before, to: after)
    case .json(let values): try values.edits(of: definition, to: after)
    }
  }

  /// What has to be changed for `written` to stand in the place of the value of `definition`.
  ///
  /// Throws if the value is not written at the definition's place as a plain length.
  public func edits(
    of definition: Definition, toWrite written: String
  ) throws(EditRefusal) -> [ValueEdit] {
    switch content {
    case .xml(let values): try values.edits(of: definition, toWrite: written)
    case .json: throw .notFound
    }
  }

  /// The bytes of the file after `edits`; throws if they overlap, or if more than their values would
  /// be read differently.
  public func applying(_ edits: [ValueEdit]) throws(EditRefusal) -> [UInt8] {
    let ordered = try edits.ordered()
    switch content {
    case .xml(let values):
      let result = values.text.replacing(ordered.map { ($0.range, $0.after) })
      try values.check(result, after: ordered)
      return result
    case .json(let values):
      var result: [UInt8] = []
      var position = 0
      for edit in ordered {
        result += bytes[position..<edit.range.lowerBound] + Array(edit.after.utf8)
        position = edit.range.upperBound
      }
      result += bytes[position...]
      try values.check(result, after: ordered)
      return result
    }
  }
}
