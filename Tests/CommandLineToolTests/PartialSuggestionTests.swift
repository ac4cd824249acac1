import Testing

@testable import CommandLineTool

struct PartialSuggestionTests {
  // The label fails alike by day and by night, but each has a literal of its own.
  @Test("a suggestion that repairs only some checks of its letter says how many, the picture too")
  func partial() async throws {
    let project = try TemporaryProject([
      "a.xml": """
      <theme xmlns="urn:a11yaudit:style:1">
        <appearance name="light" window="#FFFFFF"/>
        <appearance name="dark" window="#FFFFFF"/>
        <color name="ink" light="#949494" dark="#949494"/>
        <style name="S"><label/><padding length="24"/><foreground-style color="ink"/>
          <background color="#FFFFFF"/></style>
        <control name="B" role="button" style="S" label="Text"/>
      </theme>
      """
    ])
    _ = await project.run(["--report", "markdown=r.md", "."])
    let report = try project.read("r.md")
    #expect(report.contains("gives 4.54:1 in 1 of its 2 checks."), "\(report)")
    let pictures = project.files(in: "r-assets").filter { $0.hasSuffix(".svg") }
    let texts = try pictures.map { try project.read("r-assets/" + $0) }
    #expect(texts.contains { $0.contains("repairs 1 of 2 checks") })
  }
}
