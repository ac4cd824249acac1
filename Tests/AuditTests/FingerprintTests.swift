import Audit
import Testing

@Suite struct FingerprintTests {
  // Expected values from Python's hashlib over the same fields.
  @Test("a fingerprint is the first half of the hash of its fields parted by NUL")
  func independentlyHashed() {
    #expect(
      Fingerprint.make(
        rule: "text-contrast", path: "themes/buttons.xml", control: "PrimaryButton",
        state: "pressed", appearance: "light", part: "label", occurrence: 0)
        == "59627e95b39d9229a2947bcadd9c4d60")
    #expect(
      Fingerprint.make(
        rule: "target-size", path: "a.svg", control: "Zur\u{FC}ck/Knopf", state: "any",
        appearance: "any", part: "hit-area", occurrence: 2) == "b5ad9ec9139aaf4f52f34b5aae50701f")
  }

  @Test("every field tells fingerprints apart, and text does not move between fields")
  func everyFieldCounts() {
    func make(
      rule: String = "r", path: String = "p", control: String = "c", state: String = "s",
      appearance: String = "a", part: String = "t", occurrence: Int = 0
    ) -> String {
      Fingerprint.make(
        rule: rule, path: path, control: control, state: state, appearance: appearance,
        part: part, occurrence: occurrence)
    }
    let all = [
      make(), make(rule: "x"), make(path: "x"), make(control: "x"), make(state: "x"),
      make(appearance: "x"), make(part: "x"), make(occurrence: 1), make(rule: "rp", path: ""),
    ]
    #expect(Set(all).count == all.count)
  }
}
