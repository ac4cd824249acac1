import SceneModel
import Testing

/// The capitals H, I and T, ten points high.
private let letters =
  "M20 15h2v4h3v-4h2v10h-2v-4h-3v4h-2zM30 15h2v10h-2zM35 15h8v2h-3v8h-2v-8h-3z"

/// Labels whose glyphs a tool turned into paths.
struct OutlinedTextTests {
  private func parts(_ content: String) throws -> [Part] {
    let drawing = try LoadedDrawing(
      "<g id='go' role='button'><rect width='90' height='40' fill='#036'/>\(content)</g>")
    let rendition = try drawing.rendition("go")
    return rendition.layers.map { drawing.layers[$0].part }
  }

  @Test("a row of letters on a container is a label, as one path or as one for each letter")
  func lines() throws {
    #expect(try parts("<path d='\(letters)' fill='#fff'/>") == [.container, .label])
    let single = letters.split(separator: "M").map { "<path d='M\($0)' fill='#fff'/>" }
    #expect(try parts(single.joined()) == [.container, .label, .label, .label])
  }

  @Test(
    "what does not look like a line of glyphs stays a picture",
    arguments: [
      "<path d='M20 10l10 10l-10 10z' fill='#fff'/>",
      "<path d='M20 15h2v10h-2zM24 15h2v10h-2z' fill='#fff'/>",
      "<path d='M20 15h40v2h-40zM20 20h40v2h-40zM20 25h40v2h-40z' fill='#fff'/>",
      "<path d='\(letters)' fill='none' stroke='#fff'/>",
    ])
  func pictures(content: String) throws {
    #expect(try parts(content) == [.container, .icon])
  }

  @Test("beside live text, outlines are a picture")
  func liveText() throws {
    let text = "<text x='50' y='25' font-size='10' fill='#fff'>Go</text>"
    #expect(
      try parts("<path d='\(letters)' fill='#fff'/>" + text) == [.container, .icon, .label])
  }
}
