/// Writes an XML 1.0 document as UTF-8 with LF line ends and no document type declaration.
///
/// Whatever is passed in, the output is well-formed as long as names are valid and calls are
/// balanced: characters that XML forbids become visible text such as `\u001B`.
public struct XMLWriter: Sendable {
  /// The output so far, without tags that are still open.
  public private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  private var openElements: [OpenElement] = []
  private var isInStartTag = false

  private struct OpenElement {
    var name: String
    var hasContent = false
    var hasText = false
  }

  /// Creates a writer that indents nested elements by `indentation` spaces, `nil` for one line.
  ///
  /// Elements that hold text are never indented inside.
  public init(indentation: Int? = 2) {
    self.indentation = indentation
  }

  /// Makes room for `count` bytes in all.
  public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// The output so far as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the XML declaration, which has to come first.
  public mutating func declaration() {
    bytes += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8)
    if indentation != nil { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Opens an element; close it with ``endElement()``.
  public mutating func startElement(_ name: String) {
    startContent(isText: false)
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    openElements.append(OpenElement(name: name))
    isInStartTag = true
  }

  /// Adds an attribute to the element that was just opened.
  public mutating func attribute(_ name: String, _ value: String) {
    precondition(isInStartTag, "attributes come right after startElement")
    bytes.append(UInt8(ascii: " "))
    bytes += name.utf8
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    XMLEscaping.attribute.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute unless `value` is `nil`.
  public mutating func attribute(_ name: String, _ value: String?) {
    guard let value else { return }
    attribute(name, value)
  }

  /// Adds character data inside the open element.
  public mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    startContent(isText: true)
    XMLEscaping.text.append(text, to: &bytes)
  }

  /// Adds well-formed, balanced elements as they are.
  public mutating func append(markup: String) {
    startContent(isText: false)
    bytes += markup.utf8
  }

  /// Adds a comment; hyphens that would end it early are spaced out.
  public mutating func comment(_ text: String) {
    startContent(isText: false)
    bytes += Array("<!--".utf8)
    XMLEscaping.comment.append(text, to: &bytes)
    bytes += Array("-->".utf8)
    if openElements.isEmpty, indentation != nil { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Closes the innermost open element, as an empty-element tag if nothing is inside.
  public mutating func endElement() {
    guard let element = openElements.popLast() else {
      preconditionFailure("endElement needs an open element")
    }
    if isInStartTag {
      bytes.append(UInt8(ascii: "/"))
      bytes.append(UInt8(ascii: ">"))
      isInStartTag = false
    } else {
      if !element.hasText { startLine() }
      bytes.append(UInt8(ascii: "<"))
      bytes.append(UInt8(ascii: "/"))
      bytes += element.name.utf8
      bytes.append(UInt8(ascii: ">"))
    }
    if openElements.isEmpty, indentation != nil { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes an element that holds only attributes and text.
  public mutating func element(
    _ name: String, attributes: KeyValuePairs<String, String?> = [:], text: String = ""
  ) {
    startElement(name)
    for (name, value) in attributes { attribute(name, value) }
    self.text(text)
    endElement()
  }

  private mutating func startContent(isText: Bool) {
    if isInStartTag {
      bytes.append(UInt8(ascii: ">"))
      isInStartTag = false
    }
    guard let last = openElements.indices.last else { return }
    openElements[last].hasContent = true
    openElements[last].hasText = openElements[last].hasText || isText
    if !openElements[last].hasText { startLine() }
  }

  private mutating func startLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation * openElements.count)
  }
}
