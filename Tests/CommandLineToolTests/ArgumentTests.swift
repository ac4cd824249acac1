import Testing

@testable import CommandLineTool

@Suite("Arguments")
struct ArgumentTests {
  private let definitions = [
    OptionDefinition(name: "size", letter: "s", placeholder: "N", summary: "a size"),
    OptionDefinition(name: "name", placeholder: "NAME", isRepeatable: true, summary: "a name"),
    OptionDefinition(name: "quiet", letter: "q", summary: "quiet"),
    OptionDefinition(name: "verbose", letter: "v", summary: "verbose"),
  ]

  private func bind(_ arguments: String...) throws -> BoundArguments {
    try BoundArguments(ArgumentToken.tokens(of: arguments), definitions: definitions)
  }

  private func mistake(_ arguments: String...) -> String? {
    do {
      _ = try BoundArguments(ArgumentToken.tokens(of: arguments), definitions: definitions)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("a value follows its option or an equals sign, and options may follow paths")
  func values() throws {
    let bound = try bind("a.svg", "--size", "4", "--name=x=y", "--name", "z", "b.svg", "-q")
    #expect(bound.value("size") == "4")
    #expect(bound.all("name") == ["x=y", "z"])
    #expect(bound.has("quiet") && !bound.has("verbose"))
    #expect(bound.operands == ["a.svg", "b.svg"])
  }

  @Test("letters may stand together and take a value")
  func letters() throws {
    let bound = try bind("-qvs", "3")
    #expect(bound.has("quiet") && bound.has("verbose") && bound.value("size") == "3")
  }

  @Test("two hyphens end the options, and one hyphen is a path")
  func endOfOptions() throws {
    #expect(try bind("-", "--", "--size", "-q").operands == ["-", "--size", "-q"])
  }

  @Test("a misspelt option is an error with the nearest one")
  func misspelt() {
    #expect(mistake("--sice", "3") == "there is no option '--sice'; did you mean '--size'?")
    #expect(
      mistake("--zzzzzzzz") == "there is no option '--zzzzzzzz'; 'a11yaudit --help' lists them")
    #expect(mistake("-x") == "there is no option '-x'; 'a11yaudit --help' lists them")
  }

  @Test("a missing, empty, unexpected or repeated value is an error")
  func wrongValues() {
    #expect(mistake("--size") == "the option '--size' needs a value")
    #expect(mistake("--size", "--quiet") == "the option '--size' needs a value")
    #expect(mistake("--size=") == "the option '--size' needs a value")
    #expect(mistake("--quiet=yes") == "the option '--quiet' takes no value")
    #expect(
      mistake("--size", "1", "--size=2") == "the option '--size' is given twice; remove one")
  }
}
