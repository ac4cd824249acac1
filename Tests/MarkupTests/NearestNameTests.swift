import Markup
import Testing

@Test(
  "a misspelt name suggests the nearest one",
  arguments: [
    ("colour", "color"), ("targte-size", "target-size"), ("Text-Contrast", "text-contrast"),
    ("contrst", "contrast"), ("xyz", nil), ("", nil), ("id", "id"), ("di", "id"),
  ] as [(String, String?)])
func nearest(name: String, expected: String?) {
  let names = ["text-contrast", "target-size", "color", "contrast", "id"]
  #expect(nearestName(to: name, in: names) == expected)
}

@Test("names without a letter in common are not near")
func nothingInCommon() {
  #expect(nearestName(to: "B", in: ["A", "AA"]) == nil)
  #expect(nearestName(to: "B", in: ["A", "AB"]) == "AB")
}

@Test("the closer of two candidates wins, and the first of equals")
func closest() {
  #expect(nearestName(to: "background", in: ["backgrounds", "background"]) == "background")
  #expect(nearestName(to: "bat", in: ["cat", "bar"]) == "cat")
}
