import Testing

@testable import CSS

/// Outcomes worked out by hand from CSS Properties and Values 1.
struct RegistrationTests {
  private let document = MarkupDocument("<svg><g id=\"g\"/></svg>")

  /// The value of `--x` on an element whose parent has `outer` for it.
  private func value(_ sheet: String, outer: String? = nil) -> String? {
    let cascade = Cascade(styleSheets: [StyleSheet(Array(sheet.utf8))])
    let parent = CustomProperties(outer.map { ["--x": Token.list($0)] } ?? [:])
    let properties = parent.inherited(
      by: cascade.cascadedStyle(for: document.elements[1]), registrations: cascade.registrations)
    guard case .ident(let name)? = properties["--x"]?.first?.kind else { return nil }
    return name
  }

  private func rule(
    _ syntax: String = "<color>", inherits: Bool = false, initial: String? = "green"
  ) -> String {
    "@property --x{syntax:'\(syntax)';inherits:\(inherits);"
      + (initial.map { "initial-value:\($0)" } ?? "") + "}"
  }

  @Test("a property starts with its initial value, which an inherited one takes the place of")
  func initialValue() {
    #expect(value("", outer: "red") == "red")
    #expect(value(rule(), outer: "red") == "green")
    #expect(value(rule(inherits: true), outer: "red") == "red")
    #expect(value(rule(inherits: true)) == "green")
    #expect(value(rule() + "g{--x:inherit}", outer: "red") == "red")
    #expect(value(rule(inherits: true) + "g{--x:initial}", outer: "red") == "green")
  }

  @Test("a value that the syntax does not take counts as none")
  func syntax() {
    #expect(value(rule() + "g{--x:blue}") == "blue")
    #expect(value(rule() + "g{--x:12px}") == "green")
    #expect(value(rule(inherits: true) + "g{--x:12px}", outer: "red") == "red")
    #expect(value(rule("<color> | none") + "g{--x:none}") == "none")
    #expect(value(rule("<color>#") + "g{--x:red,blue}") == "red")
    #expect(value(rule("<color>+") + "g{--x:red,blue}") == "green")
    #expect(value(rule("*", initial: nil), outer: "red") == nil)
  }

  @Test("a rule without syntax, inheritance or a fitting initial value registers nothing")
  func invalid() {
    #expect(value(rule(initial: nil), outer: "red") == "red")
    #expect(value(rule(initial: "12px"), outer: "red") == "red")
    #expect(value(rule("<length>", initial: "1em"), outer: "red") == "red")
    #expect(value(rule("<no-such>"), outer: "red") == "red")
    #expect(value("@property --x{syntax:'*';initial-value:green}", outer: "red") == "red")
  }
}
