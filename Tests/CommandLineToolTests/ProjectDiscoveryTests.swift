import SceneModel
import Testing

@testable import CommandLineTool

/// Reads every file of a folder `bundle` together.
private struct BundleLoader: ProjectLoader {
  typealias Content = [UInt8]

  static let identifier = "bundle"
  let options: LoadingOptions

  static func use(of file: SourceFile) -> ProjectFileUse? { .audited }

  static func contextFolder(of path: String) -> String? {
    guard let end = path.range(of: "/bundle/")?.upperBound else { return nil }
    return String(path[..<path.index(before: end)])
  }

  func parse(_ source: Source) throws(LoaderError) -> [UInt8] { source.bytes }

  func resolve(_ documents: [ProjectDocument<[UInt8]>], in path: String) -> LoadedProject {
    LoadedProject(
      sources: documents.map { LoadedSource(path: $0.path, scenes: [], controls: []) },
      summary: ProjectSummary(path: path, format: Self.identifier))
  }
}

@Suite("Discovery of projects")
struct ProjectDiscoveryTests {
  private func discover(
    _ project: TemporaryProject, _ operands: [String], libraries: [String] = []
  ) -> [SourceInput] {
    let root = FilePath(project.path)
    return SourceDiscovery(
      root: root, fileSystem: FileSystem(), projectLoaders: [BundleLoader.self]
    ).inputs(
      at: operands.map { FilePath($0, in: root) },
      libraries: libraries.map { FilePath($0, in: root) }
    ).inputs
  }

  @Test("the outermost folder with a mark is the project, and the root is one without any")
  func projects() throws {
    let project = try TemporaryProject([
      "all/one/LICENSE.txt": "", "all/one/a": "", "all/one/in/settings.gradle": "",
      "all/one/in/b": "", "all/two/App.xcodeproj/x": "", "all/two/c": "", "all/d": "",
    ])
    let found = discover(project, ["all"])
    let projects = Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.project) })
    #expect(projects["all/one/a"] == "all/one")
    #expect(projects["all/one/in/b"] == "all/one")
    #expect(projects["all/two/c"] == "all/two")
    #expect(projects["all/d"] == "")
  }

  @Test("a named file brings the folder that it belongs to as context")
  func context() throws {
    let project = try TemporaryProject(["x/bundle/a": "", "x/bundle/b": "", "x/c": ""])
    let found = discover(project, ["x/bundle/a"])
    #expect(found.map(\.path) == ["x/bundle/a", "x/bundle/b"])
    #expect(found.map(\.role) == [.audited, .context])
  }

  @Test("a library is read for its definitions and never audited, whatever else names it")
  func library() throws {
    let project = try TemporaryProject(["app/a": "", "lib/b": ""])
    let found = discover(project, ["app"], libraries: ["lib"])
    #expect(found.map(\.role) == [.audited, .library])
  }

  @Test("a library belongs to every project, and a project without audited files is none")
  func grouping() throws {
    func file(_ path: String, _ project: String?, _ use: ProjectFileUse) -> ProjectFile {
      var file = ProjectFile(
        loader: 0, project: project,
        document: ProjectDocument(path: path, use: use, content: [UInt8]()))
      file.document.isLibrary = project == nil
      return file
    }
    let projects = ParsedProject.projects(of: [
      file("p/b", "p", .audited), file("p/a", "p", .context), file("lib", nil, .context),
      file("q/a", "q", .context),
    ])
    #expect(projects.map(\.path) == ["p"])
    #expect(projects.first?.documents.map(\.path) == ["lib", "p/a", "p/b"])
    let loaded = projects.first?.work(by: BundleLoader(options: LoadingOptions())).result
    #expect(loaded?.sources.count == 3)
    #expect(loaded?.summary?.path == "p")
  }
}
