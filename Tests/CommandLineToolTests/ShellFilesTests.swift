import Foundation
import Testing

@testable import CommandLineTool

/// The files for shells and build servers: each option in them exists, and nothing is forgotten.
@Suite("Completions, manual page and snippets")
struct ShellFilesTests {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The exit status and output of `command`.
  private func shell(_ command: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("every command and option is in each completion and in the manual page")
  func complete() async throws {
    let project = try TemporaryProject()
    var texts = [await project.run(["manual"]).output.replacing("\\-", with: "-")]
    for shell in ["bash", "zsh", "fish"] {
      texts.append(await project.run(["completions", shell]).output)
    }
    for command in Command.Kind.allCases {
      #expect(texts.allSatisfy { $0.contains(command.rawValue) }, "\(command)")
      for option in command.options {
        #expect(texts.allSatisfy { $0.contains(option.name) }, "\(option.name)")
      }
    }
    let wrong = await project.run(["completions", "fis"])
    #expect(wrong.errors.contains("did you mean 'fish'?"))
  }

  @Test(
    "bash completes commands, options and values",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      ("'' --mark", "--markdown-for"), ("--markdown-for su", "summary"), ("expl", "explain"),
      ("explain text-c", "text-contrast"), ("merge --junit", "--junit-profile"),
      ("completions fi", "fish"), ("baseline cr", "create"), ("config sc", "schema"),
    ])
  func bash(words: String, completion: String) async throws {
    let project = try TemporaryProject()
    try project.write(await project.run(["completions", "bash"]).output, to: "completions")
    let script = """
      source "\(project.path)/completions"
      COMP_WORDS=(a11yaudit \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _a11yaudit; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (status, output) = try shell("/bin/bash", ["-c", script])
    #expect(status == 0 && output.split(separator: "\n").map(String.init) == [completion])
  }

  @Test("no line of the manual page is taken for a request that is none")
  func requests() async throws {
    let text = await (try TemporaryProject()).run(["manual"]).output
    let known: Set<Substring> = [".TH", ".SH", ".TP", ".B", ".PP", ".IR", ".br", ".\\\""]
    for line in text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test(
    "every option in the snippets for build servers exists",
    arguments: ["Documentation/CI.md", "action.yml", ".pre-commit-hooks.yaml"])
  func snippets(file: String) throws {
    let text = try String(
      contentsOf: Self.checkout.appendingPathComponent(file), encoding: .utf8)
    // The last one is of Scripts/install.
    let known = Set(Command.Kind.allCases.flatMap(\.options).map(\.spelling)).union(["--static"])
    let used = text.split { !($0.isLetter || $0 == "-") }.filter {
      $0.hasPrefix("--") && $0.count > 2
    }
    #expect(!used.isEmpty)
    for option in Set(used) {
      #expect(known.contains(String(option)), "\(file): \(option)")
    }
  }

  @Test("what scripts, the action and the hook call is there")
  func paths() throws {
    let files = FileManager.default
    for name in ["build", "install", "audit", "install-dependencies"] {
      let path = Self.checkout.appendingPathComponent("Scripts/\(name)").path
      #expect(files.isExecutableFile(atPath: path), "\(name)")
    }
  }
}
