import SceneModel
import StyleLoading
import TestSupport
import Testing

@Suite("Mistakes in style definitions")
struct StyleErrorTests {
  @Test("the place, the cause and the nearest name are told", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let error = try #require(throws: LoaderError.self) { try load(theme(mistake.content)) }
    #expect(error.code == mistake.code)
    #expect(error.message.contains(mistake.message), "\(error.message)")
    let place = SourceLocation(path: "button.xml", line: mistake.line, column: mistake.column)
    #expect(error.location == place, "\(error.message)")
  }

  @Test("further errors are counted, those of other controls too")
  func further() throws {
    let error = try #require(throws: LoaderError.self) {
      try load(
        theme(
          """
          <control name="a" role="button" label="x"><frame width="1" max-width="2"/></control>
          <control name="b" role="button" label="x"><frame width="1" max-width="2"/></control>
          <control name="c" role="button" label="x"><background/></control>
          """))
    }
    #expect(error.location.line == 2)
    #expect(error.message.hasSuffix("(and 2 further errors)"))
  }

  @Test("10,000 levels are a clear error")
  func tooDeep() throws {
    let levels = String(repeating: "<zstack>", count: 10_000)
    let error = try #require(throws: LoaderError.self) {
      try load(theme("<style name='s'>" + levels))
    }
    #expect(error.code == "too-deep")
    #expect(error.location.line == 2)
  }

  @Test("styles that use each other twice stop at a limit")
  func exponential() throws {
    var content = "<style name='s0'><text value='x'/></style>"
    for level in 1...30 {
      let use = "<use style='s\(level - 1)'/>"
      content += "<style name='s\(level)'><hstack>\(use)\(use)</hstack></style>"
    }
    content += "<control name='c' role='button' style='s30'/>"
    let error = try #require(throws: LoaderError.self) { try load(theme(content)) }
    #expect(error.code == "too-complex")
  }

  @Test("styles based on each other in a long row are an error")
  func lineage() throws {
    var content = "<style name='s0'><text value='x'/></style>"
    for level in 1...40 { content += "<style name='s\(level)' based-on='s\(level - 1)'/>" }
    let error = try #require(throws: LoaderError.self) { try load(theme(content)) }
    #expect(error.code == "too-deep")
  }

  @Test("too many appearances are an error")
  func appearances() throws {
    let content = (0...32).map { "<appearance name='a\($0)'/>" }.joined()
    let error = try #require(throws: LoaderError.self) { try load(theme(content)) }
    #expect(error.code == "too-complex")
  }

  @Test("ten thousand mistakes are found in bounded time and counted up to a limit")
  func manyMistakes() throws {
    let content = String(repeating: "<colour/>", count: 10_000)
    let error = try #require(throws: LoaderError.self) { try load(theme(content)) }
    #expect(error.message.hasSuffix("(and 9999 further errors)"))
  }

  @Test("damaged files are refused or load into sound scenes", arguments: 0..<8)
  func damaged(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = ["pill", "stopwatch", "primary-custom", "toolbar"]
    let original = try #require(Themes.bytes("themes/\(names[seed % names.count]).xml"))
    let values = ["0", "-1", "1e5", "$x", "100%", "white 0%", "infinity", "!", "\u{E9}", ""]
    for _ in 0..<20 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: position)
        case 1: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &generator), at: position)
        default:
          // Another value in place of an attribute's own.
          guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "\"")),
            let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")),
            let value = values.randomElement(using: &generator)
          else { continue }
          bytes.replaceSubrange((start + 1)..<end, with: value.utf8)
        }
      }
      let source = Source(path: "themes/damaged.xml", bytes: bytes) { Themes.bytes($0) }
      let options = LoadingOptions(appearances: ["light"])
      guard let loaded = try? StyleLoader(options: options).load(source) else { continue }
      for scene in loaded.scenes { #expect(scene.violations().isEmpty, "seed \(seed)") }
    }
  }

  @Test("a chain of styles that is too long is an error")
  func chain() throws {
    var content = "<style name='s0'><text value='x'/></style>"
    for level in 1...400 {
      content += "<style name='s\(level)'><use style='s\(level - 1)'/></style>"
    }
    content += "<control name='c' role='button' style='s400'/>"
    let error = try #require(throws: LoaderError.self) { try load(theme(content)) }
    #expect(error.code == "too-deep")
  }

  @Test(
    "files that include each other, lead out of the project or are missing are errors",
    arguments: [
      ("a.xml", "include-cycle", "'a.xml' includes itself: button.xml -> a.xml -> b.xml -> a.xml"),
      ("../secret.xml", "include-outside-root", "leads out of the project"),
      ("/etc/passwd", "include-outside-root", "leads out of the project"),
      ("http://example.org/a.xml", "include-outside-root", "leads out of the project"),
      ("missing.xml", "include-not-found", "there is no file 'missing.xml'"),
      ("button.xml", "include-cycle", "'button.xml' includes itself"),
    ])
  func includes(href: String, code: String, message: String) throws {
    let files = [
      "a.xml": theme("<include href='b.xml'/>"), "b.xml": theme("<include href='a.xml'/>"),
    ]
    let error = try #require(throws: LoaderError.self) {
      try load(theme("<include href='\(href)'/>"), files: files)
    }
    #expect(error.code == code)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test("an error in an included file has that file's place")
  func includedError() throws {
    let error = try #require(throws: LoaderError.self) {
      try load(
        theme("<include href='tokens/a.xml'/>"),
        files: ["tokens/a.xml": theme("<color name='a' value='b'/>")])
    }
    #expect(error.location == SourceLocation(path: "tokens/a.xml", line: 2, column: 17))
  }
}
