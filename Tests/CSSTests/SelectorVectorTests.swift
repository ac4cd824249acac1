import CSS
import Testing

/// The selectors of web-platform-tests, against their document.
@Suite(.enabled(if: SharedVectors.areAvailable))
struct SelectorVectorTests {
  private static let folder = "css-syntax/selectors/"

  @Test("every selector of web-platform-tests matches the elements it should")
  func validSelectors() throws {
    let text = String(
      decoding: try SharedVectors.bytes(Self.folder + "content.xhtml"), as: UTF8.self)
    let document = MarkupDocument(
      text.replacing("</body>", with: Self.elementsOfTheScript + "</body>"))
    var count = 0
    for entry in try SharedVectors.json(Self.folder + "valid_selectors.json").array {
      let excluded = (entry["exclude"]?.array ?? []).compactMap(\.text)
      let expected = try #require(entry["expect"]).array.compactMap(\.text)
      let selector = try #require(entry["selector"]?.text)
      guard !excluded.contains("document"), !excluded.contains("xhtml") else { continue }
      count += 1
      let ids = document.ids(matching: selector)
      if selector == "*" {
        // What is expected is the part of the document that the page asks about.
        #expect(ids.count == document.elements.count)
        #expect(Set(ids).isSuperset(of: expected))
      } else {
        #expect(ids == expected, "\(selector)")
      }
    }
    #expect(count == 199)
  }

  /// What `setupSpecialElements` of web-platform-tests adds to the page: elements in no namespace
  /// and in a namespace of their own.
  private static let elementsOfTheScript = ["any-namespace", "no-namespace"].map { id in
    """
    <div id="\(id)"><div id="\(id)-div1"></div>\
    <div id="\(id)-div2" xmlns="http://www.w3.org/1999/xhtml"></div>\
    <div id="\(id)-div3" xmlns=""></div>\
    <div id="\(id)-div4" xmlns="http://www.example.org/ns"></div></div>
    """
  }.joined()

  @Test("every invalid selector of web-platform-tests is refused")
  func invalidSelectors() throws {
    for entry in try SharedVectors.json(Self.folder + "invalid_selectors.json").array {
      let selector = try #require(entry["selector"]?.text)
      // CSS Nesting has made `&` a selector since the vector was written; browsers read it.
      let isValid = Selector.list(selector) != nil
      #expect(isValid == selector.contains("&"), "\(selector)")
    }
  }
}
