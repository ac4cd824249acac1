import ColorMath
import SceneModel
import SourceEditing
import Testing

private let gray = Color(rgb: 0x767676)

/// The text of `file` after the value at the first `needle` has become `gray`.
private func fixed(
  _ file: String, at needle: String, name: String = "fill", value: String, from before: Color,
  notation: LiteralNotation = .css, path: String = "a.svg", to after: Color = gray
) throws -> String {
  let bytes = Array(file.utf8)
  let editable = try EditableFile(path: path, bytes: bytes)
  let edits = try editable.edits(
    of: Definition(
      name: name, value: value, location: try place(of: needle, in: file, path),
      notation: notation),
    from: before, to: after)
  return String(decoding: try editable.applying(edits), as: UTF8.self)
}

/// The line and column of the first `needle`; all of the text before it is ASCII in one-byte lines.
private func place(of needle: String, in file: String, _ path: String) throws
  -> SceneModel.SourceLocation
{
  let bytes = Array(file.utf8)
  let wanted = Array(needle.utf8)
  let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
  let lines = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
  return SceneModel.SourceLocation(
    path: path, line: lines.count, column: (lines.last?.count ?? 0) + 1)
}

private func isRefused(because part: String, _ body: () throws -> String) -> Bool {
  do {
    _ = try body()
    return false
  } catch {
    return (error as? EditRefusal)?.reason.contains(part) ?? false
  }
}

@Suite("Changing values in files")
struct EditableFileTests {
  @Test(
    "a colour of CSS is replaced in its own notation",
    arguments: [
      ("#9a9a9a", 0x9A9A9A, "#767676"), ("#999", 0x999999, "#767676"),
      ("silver", 0xC0C0C0, "#767676"), ("rgb(154, 154, 154)", 0x9A9A9A, "rgb(118, 118, 118)"),
      ("rgb(60%,60%,60%)", 0x999999, "rgb(46.3%,46.3%,46.3%)"),
      ("hwb(0 60% 40%)", 0x999999, "hwb(0 46.3% 53.7%)"),
      ("hsl(0, 0%, 60%)", 0x999999, "hsl(0, 0%, 46.3%)"),
      ("rgba(153 153 153 / 0.9)", 0x999999, "rgba(118 118 118 / 0.9)"),
    ] as [(String, UInt32, String)])
  func css(written: String, rgb: UInt32, expected: String) throws {
    let file = "<svg>\r\n  <rect  fill = '\(written)' stroke=\"\(written)\"/>\r\n</svg>"
    #expect(
      try fixed(file, at: "fill", value: written, from: Color(rgb: rgb))
        == "<svg>\r\n  <rect  fill = '\(expected)' stroke=\"\(written)\"/>\r\n</svg>")
  }

  @Test("a declaration is replaced in a style attribute and in a style sheet, with all around it")
  func declarations() throws {
    let file =
      "<svg><style>.a { fill : #999 /* why */ !important; }</style><g style=\"fill:#999\"/></svg>"
    #expect(
      try fixed(
        file, at: "fill :", name: ".a { fill }", value: "#999 /* why */ !important",
        from: Color(rgb: 0x999999))
        == "<svg><style>.a { fill : #767676 /* why */ !important; }</style><g style=\"fill:#999\"/></svg>"
    )
    #expect(
      try fixed(file, at: "fill:#", value: "#999", from: Color(rgb: 0x999999))
        == "<svg><style>.a { fill : #999 /* why */ !important; }</style><g style=\"fill:#767676\"/></svg>"
    )
  }

  @Test("the second of two equal values on a line is replaced, not the first")
  func twice() throws {
    let file = "<svg><a fill='#999'/><b  fill='#999'/></svg>"
    let bytes = Array(file.utf8)
    let editable = try EditableFile(path: "a.svg", bytes: bytes)
    let first = Definition(
      name: "fill", value: "#999",
      location: SceneModel.SourceLocation(path: "a.svg", line: 1, column: 9))
    var second = first
    second.location.column = 26
    let edits = try [second, first].flatMap {
      try editable.edits(of: $0, from: Color(rgb: 0x999999), to: $0 == first ? .black : gray)
    }
    #expect(
      String(decoding: try editable.applying(edits), as: UTF8.self)
        == "<svg><a fill='#000'/><b  fill='#767676'/></svg>")
  }

  @Test("an opacity behind a colour of a style file stays")
  func opacity() throws {
    #expect(
      try fixed(
        "<s><token fill=\" #9a9a9a  50%\"/></s>", at: "fill", value: " #9a9a9a  50%",
        from: Color(rgb: 0x9A9A9A), path: "a.xml") == "<s><token fill=\" #767676  50%\"/></s>")
  }

  @Test("Android's resources are replaced as text and as attributes")
  func android() throws {
    let notation = LiteralNotation.alphaFirstHex(alpha: 0x80)
    let file =
      "<r>\n <color name=\"x\"><!-- c -->\n  #809a9a9a\n </color><item color=\"#809a9a9a\"/></r>"
    #expect(
      try fixed(
        file, at: "<color", name: "@color/x", value: "#809a9a9a", from: Color(rgb: 0x9A9A9A),
        notation: notation, path: "a.xml")
        == file.replacing("  #809a9a9a", with: "  #80767676"))
    #expect(
      try fixed(
        file, at: "<item", name: "@color/y", value: "#809a9a9a", from: Color(rgb: 0x9A9A9A),
        notation: notation, path: "a.xml")
        == file.replacing("\"#809a9a9a", with: "\"#80767676"))
    let data = "<r><color name=\"x\"><![CDATA[#999]]></color></r>"
    #expect(
      try fixed(
        data, at: "<color", name: "@color/x", value: "#999", from: Color(rgb: 0x999999),
        notation: .alphaFirstHex(alpha: 255), path: "a.xml", to: Color(rgb: 0x777777))
        == data.replacing("#999", with: "#777"))
  }

  @Test("components of a catalogue are replaced one by one, each in its own notation")
  func colorSet() throws {
    let file = """
      {"colors" : [ {
        "color" : { "color-space" : "srgb",
          "components" : { "red" : "0xfa", "alpha" : "1.000", "green" : "250", "blue" : "0.980" } }
      } ] }
      """
    let notation = LiteralNotation.components(
      LiteralComponents(
        space: .srgb,
        components: [.init(.red, .hexByte), .init(.green, .byte), .init(.blue, .unit)],
        syntax: .members))
    let after = try fixed(
      file, at: "{ \"color-space", name: "x", value: "", from: .white, notation: notation,
      path: "x.colorset/Contents.json", to: notation.rounded(Color(rgb: 0x0A767F)))
    // 0x76 is 118, 0x7F is 127, and 127 / 255 is 0.498.
    #expect(
      after
        == file.replacing("0xfa", with: "0x0a").replacing("\"250\"", with: "\"118\"")
        .replacing("0.980", with: "0.498"))
  }

  @Test("a grey is one number, of JSON as well")
  func greyNumber() throws {
    let notation = LiteralNotation.components(
      LiteralComponents(
        space: .genericGray, components: [.init(.white, .unit)], syntax: .members))
    let file = #"{"colors":[{"color":{"components":{"white":0.9,"alpha":1}}}]}"#
    #expect(
      try fixed(
        file, at: "{\"components", name: "x", value: "", from: .white, notation: notation,
        path: "x/Contents.json", to: .black) == file.replacing("0.9", with: "0.000"))
  }

  @Test("components of a storyboard are attributes")
  func storyboard() throws {
    let notation = LiteralNotation.components(
      LiteralComponents(
        space: .srgb, components: [.red, .green, .blue].map { .init($0, .unit) },
        syntax: .attributes))
    let file = #"<v><color key="t" red="0.9" green="0.5" blue="1" alpha="1"/></v>"#
    #expect(
      try fixed(
        file, at: "<color", name: "t", value: "", from: .white, notation: notation,
        path: "a.storyboard", to: Color(red: 0.2, green: 0.5, blue: 1))
        == file.replacing("0.9", with: "0.200"))
    #expect(
      isRefused(because: "writes itself") {
        try fixed(
          #"<v><color key="t" systemColor="labelColor"/></v>"#, at: "<color", name: "t", value: "",
          from: .white, notation: notation, path: "a.storyboard")
      })
  }

  @Test("UTF-16 and a byte order mark stay, and so does every other byte")
  func encodings() throws {
    let text = "<?xml version=\"1.0\"?><svg>\u{1F600}\u{E9}<g fill=\"#999\"/></svg>"
    func wide(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    // 26 characters, one emoji, one letter and "<g " come before.
    var definition = Definition(
      name: "fill", value: "#999",
      location: SceneModel.SourceLocation(path: "a.svg", line: 1, column: 32))
    let file = try EditableFile(path: "a.svg", bytes: wide(text))
    let edits = try file.edits(of: definition, from: Color(rgb: 0x999999), to: .black)
    #expect(try file.applying(edits) == wide(text.replacing("#999", with: "#000")))

    let marked = [0xEF, 0xBB, 0xBF] + Array("<svg fill='#999'/>".utf8)
    definition.location.column = 6
    let other = try EditableFile(path: "a.svg", bytes: marked)
    let edit = try other.edits(of: definition, from: Color(rgb: 0x999999), to: .black)
    #expect(
      try other.applying(edit) == [0xEF, 0xBB, 0xBF] + Array("<svg fill='#000'/>".utf8))
  }

  @Test(
    "what is no plain colour is refused",
    arguments: [
      ("light-dark(#999, #000)", "no plain colour"), ("var(--x, #999)", "no plain colour"),
      ("#999 url(#a)", "no plain colour"), ("hwb(none 60% 40%)", "by hand"),
      ("#111", "computed"),
    ])
  func computed(written: String, reason: String) {
    #expect(
      isRefused(because: reason) {
        try fixed(
          "<svg><g fill='\(written)'/></svg>", at: "fill", value: written,
          from: Color(rgb: 0x999999))
      })
  }

  @Test("a reference inside a value is refused, one elsewhere stays")
  func references() throws {
    let file =
      "<!DOCTYPE svg [<!ENTITY c \"#999\">]><svg><g id='a&amp;b' fill='&#35;999'/><h fill='&c;'/></svg>"
    for needle in ["fill='&#35", "fill='&c"] {
      #expect(
        isRefused(because: "reference") {
          try fixed(file, at: needle, value: "#999", from: Color(rgb: 0x999999))
        })
    }
    #expect(
      try fixed(
        "<svg><g id='a&amp;b' fill='#999'/></svg>", at: "fill", value: "#999",
        from: Color(rgb: 0x999999), to: .black) == "<svg><g id='a&amp;b' fill='#000'/></svg>")
  }

  @Test("a value that is no longer at its place is refused, and Swift is changed by hand")
  func misplaced() {
    #expect(
      isRefused(because: "not written at this place") {
        try fixed("<svg fill='#888'/>", at: "fill", value: "#999", from: Color(rgb: 0x999999))
      })
    #expect(
      isRefused(because: "Swift") {
        try fixed("Color", at: "Color", value: "", from: .white, path: "a.swift")
      })
  }

  @Test("two changes of one value that differ are refused, the same one twice is one")
  func conflicts() throws {
    let file = try EditableFile(path: "a.svg", bytes: Array("<svg fill='#999'/>".utf8))
    let definition = Definition(
      name: "fill", value: "#999",
      location: SceneModel.SourceLocation(path: "a.svg", line: 1, column: 6))
    func edits(_ color: Color) throws -> [ValueEdit] {
      try file.edits(of: definition, from: Color(rgb: 0x999999), to: color)
    }
    #expect(throws: EditRefusal.self) { try file.applying(edits(.black) + edits(.white)) }
    #expect(
      try file.applying(edits(.black) + edits(.black)) == Array("<svg fill='#000'/>".utf8))
  }
}
