import Foundation
import Testing

/// The optimised program, as `Scripts/check` passes it, and what gives it a terminal.
private enum Terminal {
  static let program = ProcessInfo.processInfo.environment["A11YAUDIT_PROGRAM"] ?? ""
  static let script = "/usr/bin/script"
  static var isAvailable: Bool {
    !program.isEmpty && FileManager.default.isExecutableFile(atPath: script)
  }
}

@Suite("Watching on a terminal")
struct WatchProcessTests {
  @Test(
    "a real process on a terminal audits a change and ends on Ctrl-C with 130",
    .enabled(if: Terminal.isAvailable, "needs a release build and script(1)"))
  func process() throws {
    let project = try TemporaryProject(["a.svg": Samples.drawing(label: "#999")])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Terminal.script)
    // The status of the command, the screen on standard output, no file.
    process.arguments = ["-qec", "'\(Terminal.program)' --watch a.svg", "/dev/null"]
    process.currentDirectoryURL = URL(fileURLWithPath: project.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var screen = ""
    func waitFor(_ text: String) {
      while !screen.contains(text) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return }
        screen += String(decoding: data, as: UTF8.self)
      }
    }
    waitFor("Ctrl-C ends.")
    #expect(screen.contains("FAILED: 1 error (exit 1)"), "\(screen)")
    try project.write(Samples.drawing(label: "#111"), to: "a.svg")
    screen = ""
    waitFor("Ctrl-C ends.")
    #expect(screen.contains("Changed: a.svg (edited)"), "\(screen)")
    #expect(screen.contains("Fixed: 1") && screen.contains("PASSED"), "\(screen)")
    input.fileHandleForWriting.write(Data([0x03]))
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try project.read("Reports/a11yaudit.junit.xml").hasSuffix("</testsuites>\n"))
  }
}
