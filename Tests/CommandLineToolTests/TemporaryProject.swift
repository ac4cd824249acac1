import CommandLineTool
import Foundation
import Synchronization

/// A folder with input files that is removed when the test ends.
final class TemporaryProject: Sendable {
  let path: String

  /// A project with `files` by relative path; a `.git` folder marks its root.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11yaudit-\(UUID().uuidString)")
    path = folder.resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(
      atPath: path + "/.git", withIntermediateDirectories: true)
    for (name, content) in files { try write(content, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ content: String, to name: String) throws {
    try write(Array(content.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The relative paths of all files below the folder `name`, sorted.
  func files(in name: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: path + "/" + name)
    return (below?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// Runs the program in the project's folder, or in the one called `folder` in it; or the one
  /// that generates files.
  func run(
    _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
    standardInput: String = "", processorCount: Int = 2, generatesFiles: Bool = false
  ) async -> ProgramRun {
    let output = CapturedText()
    let errors = CapturedText()
    let context = ProcessContext(
      environment: ["SOURCE_DATE_EPOCH": "0"].merging(environment) { $1 },
      workingDirectory: folder.isEmpty ? path : path + "/" + folder,
      processorCount: processorCount, readStandardInput: { Array(standardInput.utf8) },
      output: output.stream, errors: errors.stream)
    let status =
      generatesFiles
      ? await GeneratedFiles.write(in: context)
      : await Program.run(arguments, in: context)
    return ProgramRun(status: status, output: output.text, errors: errors.text)
  }
}

/// What one run of the program came to.
struct ProgramRun {
  var status: CommandLineTool.ExitStatus
  var output: String
  var errors: String
}

/// Text that the program writes.
final class CapturedText: Sendable {
  private let captured = Mutex("")

  var text: String { captured.withLock { $0 } }

  var stream: TextOutput { TextOutput { text in self.captured.withLock { $0 += text } } }
}

extension TemporaryProject {
  /// A project with a copy of the repository's samples in `folder`.
  static func samples(_ folder: String) throws -> TemporaryProject {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = checkout.appendingPathComponent(folder)
    let project = try TemporaryProject()
    let names = try FileManager.default.subpathsOfDirectory(atPath: source.path)
    for name in names where name.contains(".") {
      let file = source.appendingPathComponent(name)
      guard let content = try? Data(contentsOf: file) else { continue }
      try project.write(Array(content), to: "\(folder)/\(name)")
    }
    return project
  }

  /// Makes `name` a link to `target`.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
