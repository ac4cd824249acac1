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
    let document = MarkupDocument(text)
    let ids = Set(document.elements.compactMap(\.id))
    var count = 0
    for entry in try SharedVectors.json(Self.folder + "valid_selectors.json").array {
      let excluded = (entry["exclude"]?.array ?? []).compactMap(\.text)
      let expected = try #require(entry["expect"]).array.compactMap(\.text)
      let selector = try #require(entry["selector"]?.text)
      // A script of the test page adds elements in other namespaces; `*` is asked below one element.
      guard !excluded.contains("document"), !excluded.contains("xhtml"),
        ids.isSuperset(of: expected), selector != "*"
      else { continue }
      count += 1
      #expect(document.ids(matching: selector) == expected, "\(selector)")
    }
    #expect(count > 180)
  }

  @Test("every invalid selector of web-platform-tests is refused")
  func invalidSelectors() throws {
    for entry in try SharedVectors.json(Self.folder + "invalid_selectors.json").array {
      let selector = try #require(entry["selector"]?.text)
      #expect(Selector.list(selector) == nil, "\(selector)")
    }
  }
}
