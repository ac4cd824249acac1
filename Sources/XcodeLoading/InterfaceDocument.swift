internal import Markup
internal import SceneModel

/// A parsed storyboard or xib.
struct InterfaceDocument: Sendable {
  /// What the document is for.
  enum Platform {
    case iOS
    case macOS
    case watchOS
  }

  let path: String
  let document: XMLDocument
  let platform: Platform
  /// Whether its calibrated colours are converted.
  let isColorMatched: Bool

  /// Whether it was saved by Xcode 11 or later, which brought dark appearance.
  let knowsDarkAppearance: Bool

  /// `toolsVersion` from which on it is Xcode 11: the last Xcode 10 wrote 14,490, the first beta of
  /// Xcode 11 14,806.
  private static let toolsOfXcode11 = 14_800.0

  var root: XMLElement { document.root }

  /// Parses `source`; throws if it is malformed, or a document of a kind that is not read.
  init(_ source: Source) throws(LoaderError) {
    path = source.path
    do {
      document = try XMLDocument.parse(source.bytes, path: source.path)
    } catch {
      throw LoaderError(
        code: "malformed-xml", message: error.message,
        location: SourceLocation(error.location, in: source.path))
    }
    let root = document.root
    platform = try Self.platform(of: root, in: source.path)
    let tools = root.attribute("toolsVersion")?.prefix { $0 != "." }
    knowsDarkAppearance = tools.flatMap { Double($0) }.map { $0 >= Self.toolsOfXcode11 } ?? true
    isColorMatched = root.attribute("colorMatched") == "YES"
  }

  private static func platform(
    of root: XMLElement, in path: String
  ) throws(LoaderError) -> Platform {
    let kind = (root.attribute("type") ?? "") + " " + (root.attribute("targetRuntime") ?? "")
    let message: String
    if root.localName != "document" {
      message = "the document is no storyboard or xib of Xcode 5 or later; save it again"
    } else if kind.contains("AppleTV") {
      message = "documents for tvOS are not read"
    } else if kind.contains("CocoaTouch") {
      return .iOS
    } else if kind.contains("WatchKit") {
      return .watchOS
    } else if kind.contains("Cocoa") {
      return .macOS
    } else {
      message = "the document does not say that it is for iOS or macOS"
    }
    throw LoaderError(
      code: "unread-document", message: message, location: SourceLocation(root.location, in: path))
  }

  /// The place of `element`.
  func location(of element: XMLElement) -> SourceLocation {
    SourceLocation(element.location, in: path)
  }
}

extension XMLElement {
  /// The element directly inside of that name whose `key` is `key`.
  func child(_ localName: String, key: String) -> XMLElement? {
    childElements.first { $0.localName == localName && $0.attribute("key") == key }
  }

  /// The number in an attribute, `nil` if there is none, or none that a length or a colour can have.
  func number(_ name: String) -> Double? {
    guard let value = attribute(name).flatMap({ Double($0) }), abs(value) <= Self.largestNumber
    else { return nil }
    return value
  }

  /// More than any screen is long in points.
  private static let largestNumber = 1e6

  /// Whether an attribute is `YES`; `nil` if it is missing.
  func flag(_ name: String) -> Bool? {
    attribute(name).map { $0 == "YES" }
  }
}
