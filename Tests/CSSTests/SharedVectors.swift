import Foundation
import TestSupport

/// The published vectors of CSS, by path in the folder of vectors.
enum SharedVectors {
  static var areAvailable: Bool { SharedMaterial.isAvailable }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try SharedMaterial.data("vectors/" + path))
  }

  static func json(_ path: String) throws -> JSON {
    try SharedMaterial.decoded(JSON.self, from: "vectors/" + path)
  }

  /// The pairs of a flat list of inputs and expectations.
  static func pairs(_ path: String) throws -> [(input: JSON, expected: JSON)] {
    let list = try json(path).array
    return stride(from: 0, to: list.count - 1, by: 2).map { (list[$0], list[$0 + 1]) }
  }
}

/// A JSON value.
enum JSON: Decodable, Hashable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var array: [JSON] {
    if case .list(let list) = self { return list }
    return []
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  subscript(key: String) -> JSON? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let values): "\(values)"
    }
  }
}
