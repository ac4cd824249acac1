import Testing

@testable import CommandLineTool

/// A theme with `tokens` and a button for each of `texts`, all of them on `paper`.
private func theme(_ tokens: String, texts: [String], more: String = "") -> String {
  let buttons = texts.enumerated().map { index, text in
    """
      <style name="S\(index)"><label/><padding length="24"/><foreground-style color="\(text)"/>
        \(more)<background color="paper"/></style>
      <control name="B\(index)" role="button" style="S\(index)" label="Text"/>
    """
  }
  return """
    <theme xmlns="urn:a11yaudit:style:1">
      <appearance name="light" window="#FFFFFF"/>
      \(tokens)
    \(buttons.joined(separator: "\n"))
    </theme>

    """
}

@Suite("The side that a fix changes")
struct FixSideTests {
  // Both greys have about 3:1 with white and would pass on a page that is nearly black.
  @Test("what several colours stand on is not changed because one of them cannot be")
  func ground() async throws {
    let palette = """
      <theme xmlns="urn:a11yaudit:style:1"><color name="faint" value="#949494"/>\
      <color name="pale" value="#959595"/></theme>
      """
    let text = theme(
      "<include href=\"palette.xml\"/><color name=\"paper\" value=\"#FFFFFF\"/>",
      texts: ["faint", "pale"])
    let project = try TemporaryProject(["palette.xml": palette, "a.xml": text])
    let run = await project.run(["--fix", "--report", "text", "a.xml"])
    #expect(
      run.errors.contains("not fixed: paper #FFFFFF: 2 colours stand on it"), "\(run.errors)")
    #expect(run.errors.contains("not among those that are audited"), "\(run.errors)")
    #expect(try project.read("a.xml") == text)
  }

  // The grey that #F0F0F0 passes on is near #6E6E6E, which has some 5:1 with white.
  @Test("a white ground is not turned into a grey one for what is out of reach")
  func upheaval() async throws {
    let palette = """
      <theme xmlns="urn:a11yaudit:style:1"><color name="faint" value="#F0F0F0"/></theme>
      """
    let text = theme(
      "<include href=\"palette.xml\"/><color name=\"paper\" value=\"#FFFFFF\"/>", texts: ["faint"])
    let project = try TemporaryProject(["palette.xml": palette, "a.xml": text])
    let run = await project.run(["--fix", "--report", "text", "a.xml"])
    #expect(run.errors.contains("would be another ground"), "\(run.errors)")
    #expect(try project.read("a.xml") == text)
  }

  // White on #8A8A8A is 3.45:1. The nearest grey that passes, #767676, is the label's when disabled;
  // 1.05:1 with that one begins at #727272.
  @Test("a background does not take the colour of the label of another state")
  func vanishing() async throws {
    let text = theme(
      "<color name=\"paper\" value=\"#8A8A8A\"/>", texts: ["#FFFFFF"],
      more: "<foreground-style color=\"#767676\" when=\"disabled\"/>"
    ).replacing(
      "<foreground-style color=\"#FFFFFF\"/>",
      with: "<foreground-style color=\"#FFFFFF\" when=\"!disabled\"/>")
    let project = try TemporaryProject(["a.xml": text])
    let audit = await project.run(["--report", "text", "."])
    #expect(audit.output.contains("background #727272 (4.81:1)"), "\(audit.output)")
    let run = await project.run(["--fix", "--report", "text", "."])
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    #expect(try project.read("a.xml") == text.replacing("#8A8A8A", with: "#727272"))
  }
}
