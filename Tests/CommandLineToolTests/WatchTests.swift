import Foundation
import SceneModel
import Synchronization
import Testing

@testable import CommandLineTool

/// A person at a terminal: what is edited at each look at the files, and what is on the screen then.
private final class Session: Sendable {
  private struct State {
    var steps: [@Sendable () throws -> Void]
    var pauses: [Double] = []
    var screens: [String] = []
    var problems: [String] = []
  }

  private let state: Mutex<State>
  private let output = CapturedText()
  private let errors = CapturedText()

  init(_ steps: [@Sendable () throws -> Void]) { state = Mutex(State(steps: steps)) }

  /// What was on the screen when the program waited, first after the first audit.
  var screens: [String] { state.withLock { $0.screens } }
  var problems: [String] { state.withLock { $0.problems } }
  var pauses: [Double] { state.withLock { $0.pauses } }
  var messages: String { errors.text }

  /// Takes the next step when the program looks out for a change; `false` after the last one.
  private func wait(_ seconds: Double) -> Bool {
    let screen = output.text.components(separatedBy: "\u{1B}[H\u{1B}[J").last ?? ""
    return state.withLock { state in
      state.pauses.append(seconds)
      // Files come to rest at once.
      if seconds < 0.5 { return true }
      state.screens.append(screen)
      guard !state.steps.isEmpty else { return false }
      do {
        try state.steps.removeFirst()()
      } catch {
        state.problems.append("\(error)")
      }
      return true
    }
  }

  func run(
    _ arguments: [String], in project: TemporaryProject, epoch: @escaping @Sendable () -> Int
  ) async -> CommandLineTool.ExitStatus {
    let context = ProcessContext(
      environment: ["TERM": "xterm", "NO_COLOR": "1"], workingDirectory: project.path,
      isTerminal: true, now: epoch,
      wait: { self.wait($0) }, output: output.stream, errors: errors.stream)
    return await Program.run(arguments, in: context)
  }
}

/// What a test takes down of the JUnit report while the program waits.
private final class Notes: Sendable {
  /// A clock that goes on with each look at it.
  let seconds = Mutex(0)
  let numbers = Mutex<[UInt64]>([])
  let stamps = Mutex<[String]>([])
}

@Suite("Watching")
struct WatchTests {
  /// Text of this colour on white fails from #777777 on: 4.48:1.
  private func drawing(_ fill: String) -> String { Samples.drawing(label: fill) }

  private func watch(
    _ project: TemporaryProject, _ arguments: [String] = ["."],
    _ steps: [@Sendable () throws -> Void]
  ) async -> (status: CommandLineTool.ExitStatus, session: Session) {
    let session = Session(steps)
    let status = await session.run(["--watch"] + arguments, in: project) { 0 }
    #expect(session.problems.isEmpty)
    return (status, session)
  }

  @Test("an edit is audited, and what is new, worse and fixed is told")
  func edits() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#111111")])
    let (status, session) = await watch(
      project, ["a.svg"],
      [
        { try project.write(self.drawing("#8a8a8a"), to: "a.svg") },
        { try project.write(self.drawing("#999"), to: "a.svg") },
        { try project.write(self.drawing("black"), to: "a.svg") },
      ])
    let screens = session.screens
    #expect(status == .passed && screens.count == 4)
    #expect(screens[0].contains("PASSED: nothing fails (exit 0)\n"), "\(screens[0])")
    #expect(screens[0].hasSuffix("Watching 1 file; Ctrl-C ends.\n"))
    // Contrast of #8A8A8A on white: 3.45; of #999999: 2.84.
    #expect(screens[1].hasPrefix("Changed: a.svg (edited)\nNew: 1\n"), "\(screens[1])")
    #expect(screens[1].contains("contrast 3.45:1 is below 4.5:1"))
    #expect(screens[1].contains("FAILED: 1 error (exit 1)"))
    #expect(screens[2].contains("\nWorse: 1\n") && screens[2].contains(", was 3.45:1\n"))
    #expect(screens[3].contains("\nFixed: 1\n") && screens[3].contains("exit 0"))
  }

  @Test("nothing is audited as long as no file changes")
  func idle() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#999")])
    let (status, session) = await watch(project, ["a.svg"], [{}, {}, {}])
    #expect(status == .failed && session.screens.count == 4)
    #expect(Set(session.screens).count == 1)
  }

  @Test("several changes in a row are one")
  func settling() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#999")])
    let (_, session) = await watch(
      project, ["."],
      [
        {
          try project.write(self.drawing("#8a8a8a"), to: "b.svg")
          try project.write(self.drawing("#777"), to: "c.svg")
        }
      ])
    #expect(session.screens.last?.hasPrefix("Changed: b.svg (added), c.svg (added)\n") == true)
    #expect(session.pauses.contains { $0 < 0.5 })
  }

  @Test("files come and go")
  func comingAndGoing() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#111")])
    let (status, session) = await watch(
      project, ["."],
      [
        { try project.write(self.drawing("#999"), to: "sub/b.svg") },
        { try FileManager.default.removeItem(atPath: project.path + "/sub/b.svg") },
      ])
    #expect(session.screens[1].contains("Changed: sub/b.svg (added)\nNew: 1\n"))
    #expect(session.screens[2].contains("Changed: sub/b.svg (removed)\nFixed: 1\n"))
    #expect(status == .passed)
  }

  @Test("a broken file is said and counts nothing as fixed; its repair goes on from before")
  func brokenFile() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#8a8a8a")])
    let (status, session) = await watch(
      project, ["a.svg"],
      [
        { try project.write("<svg", to: "a.svg") },
        { try project.write(self.drawing("#999"), to: "a.svg") },
      ])
    #expect(session.screens[1].contains("Cannot be read  a.svg:1:"), "\(session.screens[1])")
    #expect(session.screens[1].contains("(exit 2)") && !session.screens[1].contains("Fixed"))
    #expect(session.screens[2].contains("\nWorse: 1\n"), "\(session.screens[2])")
    #expect(status == .failed)
  }

  @Test("the configuration is watched too; a broken one is said and waited for")
  func configuration() async throws {
    @Sendable func configuration(_ content: String) -> String {
      "<a11yaudit xmlns=\"urn:a11yaudit:config:1\">\(content)</a11yaudit>"
    }
    let project = try TemporaryProject(["a.svg": drawing("#999")])
    let (status, session) = await watch(
      project, ["a.svg"],
      [
        {
          try project.write(
            configuration("<rule id=\"text-contrast\" severity=\"note\"/>"), to: "a11yaudit.xml")
        },
        { try project.write(configuration("<gat/>"), to: "a11yaudit.xml") },
        { try project.write(configuration(""), to: "a11yaudit.xml") },
      ])
    #expect(session.screens[1].contains("Changed: a11yaudit.xml (added)"))
    #expect(session.screens[1].contains("(exit 0)"), "\(session.screens[1])")
    #expect(session.screens[2].contains("did you mean 'gate'?"), "\(session.screens[2])")
    #expect(session.screens[2].contains("Not audited; waiting for a change."))
    #expect(status == .failed)
  }

  @Test("a style sheet and a file that is referred to count as inputs")
  func dependencies() async throws {
    let project = try TemporaryProject([
      "ui/a.svg": Samples.drawing(label: "var(--ink)"), "t.css": ":root { --ink: #111111 }",
    ])
    let (status, session) = await watch(
      project, ["ui", "--tokens", "t.css"],
      [{ try project.write(":root { --ink: #999 }", to: "t.css") }])
    #expect(status == .failed)
    #expect(session.screens[1].hasPrefix("Changed: t.css (edited)\nNew: 1\n"))
  }

  @Test("reports are written only if something in them is different, time stamps aside")
  func reports() async throws {
    let project = try TemporaryProject(["a.svg": drawing("#999"), "b.svg": drawing("#111")])
    let notes = Notes()
    @Sendable func note() throws {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: project.path + "/Reports/a11yaudit.junit.xml")
      let number = try #require(attributes[.systemFileNumber] as? NSNumber)
      notes.numbers.withLock { $0.append(number.uint64Value) }
      let report = try project.read("Reports/a11yaudit.junit.xml")
      let stamp = try #require(report.firstRange(of: "timestamp=\"1970-01-01T00:00:"))
      notes.stamps.withLock { $0.append(String(report[stamp.upperBound...].prefix(2))) }
    }
    let session = Session([
      {
        try note()
        // Another file with the same content as far as the audit goes.
        try project.write(self.drawing("#111") + "\n", to: "b.svg")
      },
      {
        try note()
        try project.write(self.drawing("#111111"), to: "a.svg")
      },
      { try note() },
    ])
    let status = await session.run(["--watch", "."], in: project) {
      notes.seconds.withLock { seconds in
        seconds += 1
        return seconds
      }
    }
    let written = notes.numbers.withLock { $0 }
    #expect(status == .passed && session.problems.isEmpty && written.count == 3)
    #expect(written[0] == written[1] && written[1] != written[2])
    #expect(session.screens[1].contains("Nothing is different\n"))
    #expect(!session.screens[1].contains("Written:"))
    #expect(session.screens[2].contains("Written: Reports/a11yaudit.junit.xml"))
    let times = notes.stamps.withLock { $0 }
    #expect(times[0] == times[1] && times[1] < times[2])
  }

  @Test("a file that has not changed is not read again")
  func cache() throws {
    let project = try TemporaryProject(["a.svg": drawing("#111")])
    let root = FilePath(project.path)
    let cache = ReadCache()
    var reader = SourceReader(
      root: root, fileSystem: FileSystem(), options: LoadingOptions())
    reader.cache = cache
    let input = SourceInput(
      path: "a.svg", origin: .file(root.appending("a.svg")), isNamed: true)
    #expect(cache.result(of: input, FileSystem()) == nil)
    _ = reader.read(input)
    #expect(cache.result(of: input, FileSystem()) != nil)
    #expect(cache.files == [root.appending("a.svg")])
    try project.write(drawing("#11111"), to: "a.svg")
    #expect(cache.result(of: input, FileSystem()) == nil)
  }

  @Test(
    "where it makes no sense it is refused",
    arguments: [
      (["--watch", "."], false, "'--watch' is for a terminal"),
      (["--watch", "--report", "json", "."], true, "give the report 'json' a path"),
      (["--watch", "--stdin-path", "a.svg", "-"], true, "'-' is none; name the file itself"),
      (["--watch", "--verbose", "."], true, "'--watch' and '--verbose' exclude each other"),
      (["--watch", "--only", "text-contrst", "."], true, "did you mean 'text-contrast'?"),
    ])
  func refusals(arguments: [String], isTerminal: Bool, message: String) async throws {
    let project = try TemporaryProject()
    let errors = CapturedText()
    let context = ProcessContext(
      environment: [:], workingDirectory: project.path, isTerminal: isTerminal,
      output: CapturedText().stream, errors: errors.stream)
    #expect(await Program.run(arguments, in: context) == .untrusted)
    #expect(errors.text.contains(message), "\(errors.text)")
  }
}
