import Testing

@testable import CSS

struct VariableTests {
  private func kinds(_ text: String) -> [Token.Kind] { Token.list(text).map(\.kind) }

  private func properties(
    _ text: String, inherited: CustomProperties = CustomProperties()
  ) -> CustomProperties {
    var style = CascadedStyle()
    for declaration in DeclarationList(text).declarations {
      style.add(declaration, from: .styleAttribute, precedence: .styleAttribute)
    }
    return inherited.inherited(by: style)
  }

  @Test("var() takes the value, or the fallback where there is none")
  func substitution() {
    let properties = properties("--a: 1px; --empty:;")
    func value(_ text: String) -> [Token.Kind]? {
      properties.substituted(Token.list(text)).value?.map(\.kind)
    }
    #expect(value("var(--a)") == kinds("1px"))
    #expect(value("calc(var(--a) + 2px)") == kinds("calc(1px + 2px)"))
    #expect(value("var(--b, red)") == kinds("red"))
    #expect(value("var(--b, var(--a))") == kinds("1px"))
    #expect(value("var(--b,)") == [])
    #expect(value("var(--empty)") == [])
    #expect(value("var(--b)") == nil)
    #expect(value("VAR( --a )") == kinds("1px"))
    #expect(value("var(a)") == nil)
  }

  @Test("names without value and fallback are reported")
  func unresolved() {
    let substitution = CustomProperties().substituted(Token.list("var(--b) var(--c, var(--d)) x"))
    #expect(substitution.value == nil)
    #expect(substitution.unresolvedNames == ["--b", "--d"])
  }

  @Test("custom properties refer to each other and inherit")
  func inheritance() {
    let parent = properties("--a: red; --b: var(--a)")
    let child = properties("--a: blue; --c: var(--b); --d: inherit", inherited: parent)
    #expect(child["--b"]?.map(\.kind) == kinds("red"))
    #expect(child["--c"]?.map(\.kind) == kinds("red"))
    #expect(child["--a"]?.map(\.kind) == kinds("blue"))
    #expect(child["--d"] == nil)
    #expect(properties("--a: initial", inherited: parent)["--a"] == nil)
    #expect(properties("--a: unset", inherited: parent)["--a"]?.map(\.kind) == kinds("red"))
  }

  @Test("a cycle takes the value from all of its properties and from no other")
  func cycles() {
    let properties = properties("--a: var(--b); --b: var(--c); --c: var(--a, 1); --d: var(--a, 2)")
    #expect(properties["--a"] == nil)
    #expect(properties["--b"] == nil)
    #expect(properties["--c"] == nil)
    #expect(properties["--d"]?.map(\.kind) == kinds("2"))
    #expect(self.properties("--a: var(--a)")["--a"] == nil)
  }

  @Test("values that would grow without bound, and long chains, have no value")
  func limits() {
    let doubling = (0..<64).map { "--a\($0): var(--a\($0 + 1)) var(--a\($0 + 1));" }.joined()
    #expect(properties(doubling + "--a64: x")["--a0"] == nil)
    let chain = (0..<5000).map { "--a\($0): var(--a\($0 + 1));" }.joined()
    #expect(properties(chain + "--a5000: x")["--a0"] == nil)
    let nested = String(repeating: "var(--x,", count: 10_000)
    #expect(CustomProperties().substituted(Token.list(nested)).value == nil)
  }
}
