import Testing

@testable import CSS

/// Input that no one writes: the parsers must end, without a trap, whatever they make of it.
struct HostileInputTests {
  private static let samples = [
    "@media (a){b>c::d,#e[f^='g'i]:not(h){i:calc(1px + var(--j, 2%))!important;k:url( l )}}/*m*/",
    "a{color:color-mix(in oklch longer hue, rgb(from red r g b / .5) 20%, #12345678)}<!-- -->",
    "a:nth-child(2n + 1 of b|c){--d:{e:\"f\\\n\\10FFFF g\";h:'i};j:url(k\\)l) u+0-7F 1e9em -.5e-2%}",
    "@import url(\"a\") screen;@media not (1px<=width<2px){}}}]])",
  ]

  /// xorshift64, so that a failing seed can be run again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func parseEverything(_ bytes: [UInt8]) -> Int {
    let text = String(decoding: bytes, as: UTF8.self)
    let sheet = StyleSheet(bytes)
    let tokens = Tokenizer.tokens(in: bytes).tokens
    var count = sheet.rules.count + tokens.count
    count += DeclarationList(text).declarations.count
    count += Selector.list(text)?.count ?? 0
    count += MediaQueryList(text).matches(MediaContext()) ? 1 : 0
    count += ColorValue.parse(text) == nil ? 0 : 1
    count += LengthPercentage(tokens[...]) == nil ? 0 : 1
    count += VariableSubstitution(tokens) { _ in nil }.unresolvedNames.count
    return count
  }

  @Test("every truncation of a valid sheet is parsed", arguments: samples)
  func truncations(sample: String) {
    let bytes = Array(sample.utf8)
    for count in 0...bytes.count {
      #expect(parseEverything(Array(bytes[..<count])) >= 0)
    }
  }

  @Test("random changes of a valid sheet are parsed", arguments: 1...40)
  func mutations(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let alphabet = Array("(){}[]:;,.#@\\/*'\"!-+%<>=~|^$0129eEaur \n".utf8) + [0, 0x80, 0xC3, 0xFF]
    for sample in Self.samples {
      var bytes = Array(sample.utf8)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = alphabet.randomElement(using: &generator) ?? 0
        #expect(parseEverything(bytes) >= 0)
      }
    }
  }

  @Test("random bytes are parsed", arguments: 1...20)
  func randomBytes(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<20 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(parseEverything(bytes) >= 0)
    }
  }

  @Test(
    "deep nesting of any bracket is parsed without recursion to its depth",
    arguments: ["(", "[", "{", "a(", "a{", "@media(", "@media a{", ":is(", "calc(", "var(--a,"])
  func depth(opening: String) {
    let bytes = Array(String(repeating: opening, count: 10_000).utf8)
    #expect(parseEverything(bytes) > 0)
  }

  @Test("numbers beyond every range stay finite")
  func numbers() {
    let text =
      "1e999 -1e999 1e-999 \(String(repeating: "9", count: 1000))px 0.\(String(repeating: "0", count: 1000))1%"
    for token in Tokenizer.tokens(in: Array(text.utf8)).tokens {
      switch token.kind {
      case .number(let number), .percentage(let number), .dimension(let number, _):
        #expect(number.value.isFinite)
      default: #expect(token.kind == .whitespace)
      }
    }
  }

  @Test(
    "numbers are rounded correctly",
    arguments: [
      "0.1", "123456789012345678", "1.7976931348623157e308", "4.35", "0.000123", "9007199254740993",
      "1e23", "2.2250738585072014e-308", "8.41e21",
    ])
  func rounding(text: String) {
    guard case .number(let number)? = Tokenizer.tokens(in: Array(text.utf8)).tokens.first?.kind
    else {
      Issue.record("\(text) is a number")
      return
    }
    #expect(number.value == Double(text))
  }
}
