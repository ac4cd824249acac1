import SceneModel
import Testing

@Suite("Remarks that suppress findings")
struct SuppressionRemarkTests {
  private let place = SourceLocation(path: "a.svg", line: 3, column: 5)

  @Test("a remark names rules, a state, a last day, a reason and a ticket")
  func complete() throws {
    let remark =
      " a11yaudit:ignore text-contrast, icon-contrast state=pressed until=2027-03-31"
      + " reason=\"Removed  in\n release 9\" ticket=DS-412 "
    let suppression = try #require(SuppressionRemark.suppression(in: remark, at: place))
    #expect(suppression.problem == nil)
    #expect(suppression.kind == .inline)
    #expect(suppression.rules == ["text-contrast", "icon-contrast"])
    #expect(suppression.state == .pressed)
    #expect(suppression.until?.description == "2027-03-31")
    #expect(suppression.reason == "Removed in release 9")
    #expect(suppression.ticket == "DS-412")
    #expect(suppression.location == place)
  }

  @Test(
    "another comment is none of the tool's",
    arguments: ["", "a11yaudit", "see a11yaudit:ignore", "ignore text-contrast"])
  func others(comment: String) {
    #expect(SuppressionRemark.suppression(in: comment, at: place) == nil)
  }

  @Test(
    "a remark that cannot be understood says why",
    arguments: [
      ("a11yaudit:ingore text-contrast", "there is no remark 'a11yaudit:ingore'"),
      ("a11yaudit:ignore", "it names no rule"),
      ("a11yaudit:ignore reason=\"x\"", "it names no rule"),
      ("a11yaudit:ignore text-contrast until=tomorrow", "'until' does not take 'tomorrow'"),
      ("a11yaudit:ignore text-contrast until=2026-02-30", "'until' does not take '2026-02-30'"),
      ("a11yaudit:ignore text-contrast state=presed", "there is no state 'presed'"),
      ("a11yaudit:ignore text-contrast untl=2027-01-01", "there is no key 'untl'"),
      ("a11yaudit:ignore text-contrast reason=\"x", "quotation mark of 'reason' is never closed"),
      (
        "a11yaudit:ignore text-contrast reason=\"a\" reason=\"b\"",
        "'reason' is here twice; remove one"
      ),
      ("a11yaudit:ignore text-contrast state=", "'state' has no value"),
      ("a11yaudit:ignore text-contrast =", "'' has no value"),
    ])
  func mistakes(remark: String, problem: String) throws {
    let suppression = try #require(SuppressionRemark.suppression(in: remark, at: place))
    #expect(suppression.problem?.contains(problem) == true)
  }

  @Test("an empty reason is no reason", arguments: ["reason=\"\"", "reason=", "reason='  '", ""])
  func emptyReason(text: String) throws {
    let suppression = try #require(
      SuppressionRemark.suppression(in: "a11yaudit:ignore text-contrast " + text, at: place))
    #expect(suppression.problem == nil && !suppression.hasReason)
  }
}
