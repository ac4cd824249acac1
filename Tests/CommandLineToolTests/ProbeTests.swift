import Testing

@testable import CommandLineTool

/// A red square under a half transparent blue one, both 20 x 20; the blue one is a button.
private let squares = """
  <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
    <rect width="20" height="20" fill="red"/>
    <rect id="go" role="button" x="10" y="10" width="20" height="20" fill="blue" opacity=".5"/>
    <image x="30" width="10" height="10" href="photo.png"/>
  </svg>
  """

@Suite("Probe")
struct ProbeTests {
  private func answer(_ arguments: [String], files: [String: String] = ["a.svg": squares])
    async throws -> ProgramRun
  {
    try await TemporaryProject(files).run(["probe"] + arguments)
  }

  @Test("a point has its colour with alpha and the control that takes a tap there")
  func points() async throws {
    let run = try await answer(["a.svg", "5,5", "15.5,15", "25,25", "35,35"])
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(
      run.output == """
        5,5  #ff0000ff  -
        15.5,15  #800080ff  go
        25,25  #0000ff80  go
        35,35  #00000000  -

        """)
  }

  @Test("every variant of a control on a design sheet takes taps")
  func variants() async throws {
    let sheet = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">
        <rect role="button" data-a11y-key="send" width="60" height="40"/>
        <rect role="button" data-a11y-key="send" data-a11y-state="hovered" x="80" width="60"
          height="40"/>
      </svg>
      """
    let run = try await answer(["b.svg", "5,5", "85,5", "70,5", "--hits"], files: ["b.svg": sheet])
    #expect(run.output == "5,5  send\n85,5  send\n70,5  null\n")
  }

  @Test("a canvas is painted under everything, in its own appearance only")
  func canvas() async throws {
    let light = try await answer(["a.svg", "25,25", "--canvas", "light=white"])
    #expect(light.output == "25,25  #8080ffff  go\n")
    let dark = try await answer(["a.svg", "25,25", "--canvas", "dark=black"])
    #expect(dark.output == "25,25  #0000ff80  go\n")
  }

  @Test("an unknown colour is null, and its cause is said on standard error")
  func unknownColor() async throws {
    let run = try await answer(["a.svg", "35,5"])
    #expect(run.status == .passed && run.output == "35,5  null  -\n")
    #expect(run.errors.hasPrefix("a11yaudit: a.svg: 35,5: raster-image: "))
    #expect(run.errors.hasSuffix("(a.svg:4)\n"))
  }

  @Test("bulk answers are JSON, for points of the drawing and for pixels of a picture")
  func bulk() async throws {
    let points = """
      {"b/a.svg": [[5, 5], [35, 5, "#123456"]],
       "b/c.svg": {"width": 20, "height": 20, "points": [[2, 2, "#ff0000ff"], [12, 12]]}}
      """
    let files = ["b/a.svg": squares, "b/c.svg": squares, "points.json": points]
    let colors = try await answer(["--points", "points.json"], files: files)
    #expect(colors.status == .passed)
    #expect(
      colors.output == """
        {
          "b/a.svg": ["#ff0000ff",null],
          "b/c.svg": ["#ff0000ff","#0000ff80"]
        }

        """)
    let hits = try await answer(["--points=points.json", "--hits"], files: files)
    #expect(hits.output.contains("\"b/c.svg\": [null,\"go\"]"))
  }

  @Test("files are found beside the file of points, or else in the working directory")
  func bulkFolders() async throws {
    let files = ["d/p.json": "{\"a.svg\": [[5, 5]], \"x.svg\": [[5, 5]]}", "x.svg": squares]
    let run = try await answer(
      ["--points", "d/p.json"], files: files.merging(["d/a.svg": squares]) { $1 })
    #expect(run.output.contains("\"a.svg\": [\"#ff0000ff\"]"))
    #expect(run.output.contains("\"x.svg\": [\"#ff0000ff\"]"))
  }

  @Test("points of a file that cannot be read are null, and the status says so")
  func missingFile() async throws {
    let files = ["p.json": "{\"a.svg\": [[5, 5]], \"no.svg\": [[1, 1], [2, 2]]}", "a.svg": squares]
    let run = try await answer(["--points", "p.json"], files: files)
    #expect(run.status == .untrusted && run.errors.contains("no.svg"))
    #expect(run.output.contains("\"no.svg\": [null,null]"))
    #expect(run.output.contains("\"a.svg\": [\"#ff0000ff\"]"))
  }

  @Test("a control of a style definition has a drawing of its own")
  func style() async throws {
    let files = ["s.xml": Samples.style()]
    let run = try await answer(["s.xml", "3,3", "--control", "Send"], files: files)
    #expect(run.output == "3,3  #0040ddff  Send\n")
    let state = try await answer(["s.xml", "3,3", "--state", "hovered"], files: files)
    #expect(state.errors.contains("there is no state 'hovered'; there are normal"))
    let control = try await answer(["s.xml", "3,3", "--control", "Sent"], files: files)
    #expect(control.errors.contains("there is no control 'Sent'; did you mean 'Send'?"))
  }

  @Test(
    "what is no point and no file of points is refused",
    arguments: [
      (["a.svg"], "name a file and points in it, such as 'a11yaudit probe a.svg 12,40'"),
      (["a.svg", "1;2"], "'1;2' is no point; write X,Y such as 12,40.5"),
      (["a.svg", "nan,2"], "'nan,2' is no point; write X,Y such as 12,40.5"),
      (["--points", "a.svg"], "the points cannot be read; write {"),
      (["--points", "p.json", "a.svg"], "'--points' names the files itself; leave out the others"),
      (["--points", "none.json"], "'none.json' cannot be read: there is no such file"),
    ])
  func mistakes(arguments: [String], message: String) async throws {
    let run = try await answer(arguments)
    #expect(run.status == .untrusted && run.output.isEmpty)
    #expect(run.errors.hasPrefix("a11yaudit: error: \(message)"))
  }

  @Test("help names every option of 'probe'", arguments: OptionDefinition.probe)
  func help(option: OptionDefinition) {
    #expect(Help.text(for: .probe).contains("\(option.spelling) "))
    #expect(Help.text(for: .probe).contains(option.summary))
  }
}
