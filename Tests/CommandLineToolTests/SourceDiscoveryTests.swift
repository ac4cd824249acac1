import Foundation
import Testing

@testable import CommandLineTool

@Suite("Discovery")
struct SourceDiscoveryTests {
  private func discover(_ project: TemporaryProject, _ operands: String...) -> DiscoveredInputs {
    let root = FilePath(project.path)
    return SourceDiscovery(root: root, fileSystem: FileSystem())
      .inputs(at: operands.map { FilePath($0, in: root) })
  }

  @Test("a folder is searched in the order of bytes, without hidden files and folders")
  func order() throws {
    let project = try TemporaryProject([
      "t/b.svg": "", "t/B.svg": "", "t/a/z.svg": "", "t/.hidden/x.svg": "", "t/.x.svg": "",
      "t/\u{E4}.svg": "",
    ])
    let found = discover(project, "t")
    #expect(found.inputs.map(\.path) == ["t/B.svg", "t/a/z.svg", "t/b.svg", "t/\u{E4}.svg"])
    #expect(found.inputs.allSatisfy { !$0.isNamed } && found.errors.isEmpty)
  }

  @Test("pictures of an earlier report are not found, unless they are named")
  func ownPictures() throws {
    let picture = "r/x-assets/0123456789abcdef.svg"
    let project = try TemporaryProject([
      picture: "", "r/x-assets/logo.svg": "", "r/other/0123456789abcdef.svg": "",
    ])
    let found = discover(project, "r").inputs.map(\.path)
    #expect(found == ["r/other/0123456789abcdef.svg", "r/x-assets/logo.svg"])
    #expect(discover(project, picture).inputs.map(\.path) == [picture])
  }

  @Test("a file that is named twice is one input, and named wins over found")
  func duplicates() throws {
    let project = try TemporaryProject(["t/a.svg": "", "t/b.svg": ""])
    let found = discover(project, "t", "t/a.svg", "./t/../t/a.svg")
    #expect(found.inputs.map(\.path) == ["t/a.svg", "t/b.svg"])
    #expect(found.inputs.map(\.isNamed) == [true, false])
  }

  @Test("links inside the root are followed, links out of it are not, and circles end")
  func links() throws {
    let project = try TemporaryProject(["t/a.svg": "", "other/b.svg": ""])
    let outside = try TemporaryProject(["c.svg": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: project.path + "/t/inside", withDestinationPath: "../other")
    try manager.createSymbolicLink(
      atPath: project.path + "/t/outside", withDestinationPath: outside.path)
    try manager.createSymbolicLink(
      atPath: project.path + "/t/file.svg", withDestinationPath: outside.path + "/c.svg")
    try manager.createSymbolicLink(atPath: project.path + "/t/circle", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: project.path + "/t/broken", withDestinationPath: "no")
    #expect(discover(project, "t").inputs.map(\.path) == ["t/a.svg", "t/inside/b.svg"])
  }

  @Test("what is not there is an error with its path")
  func missing() throws {
    let project = try TemporaryProject(["a.svg": ""])
    let found = discover(project, "a.svg", "b.svg")
    #expect(found.inputs.map(\.path) == ["a.svg"])
    #expect(found.errors.map(\.code) == ["not-found"])
    #expect(found.errors.map(\.location.path) == ["b.svg"])
  }
}

@Suite("Project root")
struct ProjectRootTests {
  private func root(_ operands: [String], from folder: String) -> ProjectRoot {
    let workingDirectory = FilePath(folder)
    return ProjectRoot(
      operands: operands.map { FilePath($0, in: workingDirectory) },
      workingDirectory: workingDirectory, fileSystem: FileSystem())
  }

  @Test("it is the nearest folder with .git, from the working directory up")
  func nearest() throws {
    let project = try TemporaryProject(["a/b/c.svg": ""])
    let found = root(["c.svg"], from: project.path + "/a/b")
    #expect(found.path.string == project.path && !found.isAdopted)
  }

  @Test("paths elsewhere make the folder around them the root, so that no report points outside")
  func adopted() throws {
    let project = try TemporaryProject()
    let elsewhere = try TemporaryProject(["x/a.svg": "", "y/b.svg": ""])
    let one = root([elsewhere.path + "/x/a.svg"], from: project.path)
    #expect(one.path.string == elsewhere.path + "/x" && one.isAdopted)
    let both = root([elsewhere.path + "/x", elsewhere.path + "/y/b.svg"], from: project.path)
    #expect(both.path.string == elsewhere.path)
  }
}
