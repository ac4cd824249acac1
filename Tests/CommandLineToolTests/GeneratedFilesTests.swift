import Foundation
import Testing

@testable import CommandLineTool

/// The project's folder, if the tests run where they were built.
private let checkout: URL? = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let manifest = folder.appendingPathComponent("Package.swift").path
  return FileManager.default.fileExists(atPath: manifest) ? folder : nil
}()

/// The relative paths and contents of all files below a folder.
private func files(below folder: URL) throws -> [String: String] {
  var files: [String: String] = [:]
  for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
    let file = folder.appendingPathComponent(name)
    guard let content = try? String(contentsOf: file, encoding: .utf8) else { continue }
    files[name] = content
  }
  return files
}

@Suite("Generated files", .enabled(if: checkout != nil))
struct GeneratedFilesTests {
  @Test("Documentation/Rules.md is what the rules say; Scripts/record writes it again")
  func rulesPage() throws {
    let file = try #require(checkout).appendingPathComponent(GeneratedFiles.rulesPage)
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleDocumentation().markdown)
  }

  @Test("Reports/themes is the review of themes; Scripts/record writes it again")
  func review() async throws {
    let checkout = try #require(checkout)
    let folder = GeneratedFiles.reviewedFolder
    let project = try TemporaryProject()
    for (name, content) in try files(below: checkout.appendingPathComponent(folder)) {
      try project.write(content, to: "\(folder)/\(name)")
    }
    _ = await project.run([], generatesFiles: true)
    let expected = try files(
      below: checkout.appendingPathComponent(GeneratedFiles.reviewFolder))
    let actual = try files(
      below: URL(fileURLWithPath: project.path + "/" + GeneratedFiles.reviewFolder))
    #expect(expected.keys.sorted() == actual.keys.sorted())
    for (name, content) in actual {
      // A file of thousands of characters says no more than its name.
      let isRecorded = expected[name] == content
      #expect(isRecorded, "\(name) differs; run Scripts/record")
    }
  }
}
