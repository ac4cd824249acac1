import Foundation
import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

@Suite(
  "Shared Xcode projects", .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
struct CorpusTests {
  static let files = (try? SharedMaterial.files(below: "corpus/ios", suffix: "")) ?? []
  static let projects = Set(files.compactMap { $0.split(separator: "/").dropFirst(2).first })
    .map(String.init).sorted()

  /// The project `name` with its files by their paths in it.
  private func load(_ name: String) throws -> LoadedProject {
    let root = "corpus/ios/\(name)/"
    let paths = Self.files.filter {
      $0.hasPrefix(root) && XcodeLoader.use(of: SourceFile(path: $0, head: [])) != nil
    }
    return try TestProject.load(
      bytes: Dictionary(
        uniqueKeysWithValues: paths.map {
          (String($0.dropFirst(root.count)), Array(try SharedMaterial.data($0)))
        }))
  }

  @Test(
    "every result derived by hand is found",
    arguments: projects.filter { files.contains("corpus/ios/\($0)/expected.json") })
  func expected(_ project: String) throws {
    try ExpectedResultsComparison(load(project))
      .compare(SharedMaterial.data("corpus/ios/\(project)/expected.json"))
  }

  @Test("every scene of every project keeps the invariants", arguments: projects)
  func invariants(_ project: String) throws {
    let loaded = try load(project)
    for source in loaded.sources {
      #expect(source.scenes.flatMap { $0.violations() } == [], "\(source.path)")
      let keys = source.controls.map(\.key)
      #expect(Set(keys).count == keys.count, "\(source.path)")
      for rendition in source.controls.flatMap(\.renditions) {
        #expect(
          rendition.layers.allSatisfy {
            source.scenes[rendition.scene].drawing.layers.indices.contains($0)
          }, "\(source.path)")
      }
    }
  }
}

@Suite("The fixture project")
struct FixtureTests {
  @Test("every result derived by hand is found in a storyboard with its catalogue")
  func lamp() throws {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
      .appending(path: "Lamp")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { XcodeLoader.use(of: SourceFile(path: $0, head: [])) != nil }
    let files = try names.map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    try ExpectedResultsComparison(
      TestProject.load(bytes: Dictionary(uniqueKeysWithValues: files))
    ).compare(Data(contentsOf: folder.appending(path: "expected.json")))
  }
}
