import Testing

@testable import CommandLineTool

/// A square that leaves every colour to the page around it.
private let hosted = """
  <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
    <rect width="10" height="10" fill="var(--brand)"/>
    <rect x="10" width="10" height="10" fill="currentColor"/>
    <rect x="20" width="10" height="10" fill="context-fill"/>
    <rect x="30" width="10" height="10" fill="context-stroke"/>
  </svg>
  """

@Suite("Theme input")
struct ThemeInputTests {
  private func colors(_ options: [String], files: [String: String] = [:]) async throws -> [String] {
    let project = try TemporaryProject(files.merging(["a.svg": hosted]) { $1 })
    let run = await project.run(["probe", "a.svg", "5,5", "15,5", "25,5", "35,5"] + options)
    return run.output.split(separator: "\n").map { line in
      String(line.split(separator: " ")[1])
    }
  }

  @Test("without a theme only the default of currentColor is known")
  func nothing() async throws {
    #expect(try await colors([]) == ["null", "#000000ff", "null", "null"])
  }

  @Test("'--define' supplies variables and the paints of the page")
  func define() async throws {
    let options = [
      "--define", "brand=#0040dd", "--define", "currentColor=red", "--define",
      "context-fill=rgb(0 128 0)", "--define=context-stroke=var(--brand)",
    ]
    #expect(try await colors(options) == ["#0040ddff", "#ff0000ff", "#008000ff", "#0040ddff"])
    #expect(try await colors(["--define=--brand=lime"]).first == "#00ff00ff")
  }

  @Test("a definition of an appearance holds in that one only")
  func appearances() async throws {
    let options = ["--define", "brand=red", "--define", "brand@dark=blue"]
    #expect(try await colors(options).first == "#ff0000ff")
    #expect(try await colors(options + ["--appearance", "dark"]).first == "#0000ffff")
  }

  private let tokens = """
    :root { --base: #111111; --brand: var(--base); color: #222222; background: #fafafa }
    @media (prefers-color-scheme: dark) {
      :root { --base: #eeeeee; color: #dddddd; background: #101010 }
    }
    .button { --brand: red }
    """

  @Test("'--tokens' gives what a style sheet says of the root, light and dark")
  func tokenFile() async throws {
    let files = ["design/tokens.css": tokens]
    let options = ["--tokens", "design/tokens.css"]
    #expect(try await colors(options, files: files).prefix(2) == ["#111111ff", "#222222ff"])
    let dark = try await colors(options + ["--appearance", "dark"], files: files)
    #expect(dark.prefix(2) == ["#eeeeeeff", "#ddddddff"])
  }

  @Test("a style sheet for one appearance holds in that one only, also with increased contrast")
  func tokensOfAppearance() async throws {
    let files = [
      "t/common.css": ":root { --base: #111111; --brand: var(--base) }",
      "t/dark.css": ":root { --base: #eeeeee }", "t/more@2x.css": ":root { --base: #333333 }",
    ]
    let options = ["--tokens", "t/common.css", "--tokens", "t/dark.css@dark"]
    #expect(try await colors(options, files: files).first == "#111111ff")
    let dark = try await colors(options + ["--appearance", "dark"], files: files)
    #expect(dark.first == "#eeeeeeff")
    // An at sign in a name of a file is none of an appearance.
    let named = try await colors(options + ["--tokens", "t/more@2x.css"], files: files)
    #expect(named.first == "#333333ff")
  }

  @Test("the configuration gives style sheets to an appearance")
  func configuredTokens() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": """
      <a11yaudit xmlns="urn:a11yaudit:config:1">
      <inputs>
        <tokens path="t/common.css"/>
        <tokens path="t/dark.css" appearance="dark"/>
      </inputs>
      </a11yaudit>
      """,
      "t/common.css": ":root { --ink: #111111 }", "t/dark.css": ":root { --ink: #999999 }",
      "ui/a.svg": Samples.drawing(label: "var(--ink)"),
    ])
    // #999999 on white is 2.84:1, #111111 is 18.88:1.
    let run = await project.run(["ui", "--report", "text"])
    #expect(run.status == .failed, "\(run.output) \(run.errors)")
    #expect(run.output.contains("dark") && run.output.contains("2.84:1"))
    #expect(
      await project.run(["ui", "--report", "text", "--appearance", "light"]).status == .passed)
    let shown = await project.run(["config", "show"])
    #expect(shown.output.contains("t/dark.css@dark"), "\(shown.output)")
  }

  @Test("an appearance that no control has is said with what was meant")
  func unknownAppearance() async throws {
    let project = try TemporaryProject(["a.svg": Samples.passing])
    for (option, value) in [
      ("appearance", "drak"), ("canvas", "drak=#111111"), ("define", "brand@drak=#111111"),
    ] {
      let run = await project.run(["--" + option, value, "--report", "text", "a.svg"])
      #expect(
        run.errors.contains(
          "no control has the appearance 'drak' of '--\(option)'; did you mean 'dark'?"),
        "\(run.errors)")
    }
    let known = await project.run(["--canvas", "dark=#111111", "--report", "text", "a.svg"])
    #expect(known.errors.isEmpty)
  }

  private let definition = """
    <theme xmlns="urn:a11yaudit:style:1">
      <appearance name="light" window="#fafafa"/>
      <appearance name="dark" window="#101010"/>
      <color name="blue" light="#0040dd" dark="#80b0ff"/>
      <color name="brand" value="blue"/>
      <color name="primary" light="#222222" dark="#dddddd"/>
      <color name="context-fill" value="brand"/>
      <gradient name="sky"><stop at="0" color="blue"/><stop at="1" color="brand"/></gradient>
      <dimension name="line.width" value="3"/>
    </theme>
    """

  @Test("'--tokens' gives what a style definition names, in each appearance")
  func definitionFile() async throws {
    let options = ["--tokens", "design/theme.xml"]
    let files = ["design/theme.xml": definition]
    #expect(
      try await colors(options, files: files) == ["#0040ddff", "#222222ff", "#0040ddff", "null"])
    let dark = try await colors(options + ["--appearance", "dark"], files: files)
    #expect(dark == ["#80b0ffff", "#ddddddff", "#80b0ffff", "null"])
    // Definitions on the command line win.
    let defined = options + ["--define", "brand=#333333"]
    #expect(try await colors(defined, files: files).first == "#333333ff")
  }

  @Test("the window of a style definition is the canvas, and its numbers are variables")
  func definitionCanvas() async throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
        <path d="M0 20H40" stroke="red" style="stroke-width: var(--line-width)"/>
      </svg>
      """
    let project = try TemporaryProject(["a.svg": drawing, "theme.xml": definition])
    let points = ["20,5", "20,19", "20,22"]
    let run = await project.run(
      ["probe", "a.svg"] + points + ["--tokens", "theme.xml", "--appearance", "dark"])
    let found = run.output.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(found == ["#101010ff", "#ff0000ff", "#101010ff"])
  }

  @Test("a mistake in a style definition of tokens is said with its place")
  func definitionMistake() async throws {
    let mistaken = definition.replacing("value=\"brand\"", with: "value=\"brant\"")
    let project = try TemporaryProject(["a.svg": hosted, "theme.xml": mistaken])
    let run = await project.run(["probe", "a.svg", "5,5", "--tokens", "theme.xml"])
    #expect(run.status == ExitStatus.untrusted)
    #expect(run.errors.contains("theme.xml:7"))
  }

  @Test("'--define' wins over '--tokens', in values that refer to it too")
  func precedence() async throws {
    let files = ["tokens.css": tokens]
    let options = ["--tokens", "tokens.css", "--define", "base=#333333"]
    #expect(try await colors(options, files: files).first == "#333333ff")
  }

  @Test("themes of a class or an attribute are those of the appearance of that name")
  func selectors() async throws {
    for selector in [".dark", "[data-theme=dark]", ":root.dark", "html[data-theme='dark']"] {
      let files = ["t.css": ":root { --brand: red } \(selector) { --brand: blue }"]
      let options = ["--tokens", "t.css", "--appearance", "dark"]
      #expect(try await colors(options, files: files).first == "#0000ffff", "\(selector)")
    }
  }

  @Test("the page's background is the canvas, unless '--canvas' says another")
  func canvas() async throws {
    let project = try TemporaryProject(["a.svg": hosted, "t.css": tokens])
    let options = ["probe", "a.svg", "5,35", "--tokens", "t.css"]
    #expect(await project.run(options).output == "5,35  #fafafaff  -\n")
    let dark = await project.run(options + ["--appearance", "dark"])
    #expect(dark.output == "5,35  #101010ff  -\n")
    let chosen = await project.run(options + ["--canvas", "light=#ffffff"])
    #expect(chosen.output == "5,35  #ffffffff  -\n")
  }

  @Test("a finding names the line of the tokens that gives the colour")
  func provenance() async throws {
    let button = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">
        <g id="save" role="button"><rect width="120" height="40" fill="var(--surface)"/>
        <text x="20" y="26" font-size="16" fill="var(--ink)">Save</text></g>
      </svg>
      """
    let project = try TemporaryProject([
      "a.svg": button, "t.css": ":root {\n  --surface: #ffffff;\n  --ink: #949494;\n}\n",
    ])
    let run = await project.run(["--tokens", "t.css", "--report", "text", "a.svg"])
    #expect(run.output.contains("contrast 3.03:1 is below 4.5:1"))
    #expect(run.output.contains("t.css:3") || run.output.contains("t.css:2"), "\(run.output)")
  }

  @Test(
    "what is no definition is refused",
    arguments: ["brand", "=red", "b}r=red", "brand@a b=red", "brand=red;}", "a@b@c=red"])
  func mistakes(definition: String) async throws {
    let run = try await TemporaryProject(["a.svg": hosted]).run(["--define", definition, "a.svg"])
    #expect(run.status == .untrusted && run.errors.contains("'--define' does not take"))
  }

  @Test("the command in a report names the tokens as seen from the project root")
  func reproduction() async throws {
    let project = try TemporaryProject(["d/t.css": tokens, "d/a.svg": hosted])
    let run = await project.run(
      ["--tokens", "t.css", "--define", "x=1", "--report", "markdown", "a.svg"], in: "d")
    #expect(run.output.contains("a11yaudit --define x=1 --tokens d/t.css d/a.svg"), "\(run.output)")
  }

  @Test("tokens that cannot be read or hold no rule are refused")
  func missingTokens() async throws {
    let json = try await TemporaryProject(["a.svg": hosted, "t.json": "{\"brand\": \"red\"}"])
      .run(["--tokens", "t.json", "a.svg"])
    #expect(json.status == .untrusted && json.errors.contains("'t.json' holds no rule of CSS"))
    let run = try await TemporaryProject(["a.svg": hosted]).run(["--tokens", "no.css", "a.svg"])
    #expect(run.status == ExitStatus.untrusted)
    #expect(run.errors == "a11yaudit: error: 'no.css' cannot be read: there is no such file\n")
  }
}
