import Foundation
import Testing

@testable import CommandLineTool

/// The sample projects `themes/android` and `themes/xcode`.
///
/// Ratios by hand after WCAG's formula from the colours that the files name, rounded down; sizes as
/// the files state them.
@Suite("The sample projects")
struct SampleProjectTests {
  @Test("a run over all samples finds each project once, by the file that marks it")
  func projects() async throws {
    let run = try await TemporaryProject.samples("themes").run(["--report", "text", "themes"])
    let found = run.output.split(separator: "\n").filter {
      $0.hasPrefix("Android in ") || $0.hasPrefix("Xcode in ")
    }.map { $0.prefix { $0 != ":" } }
    #expect(found == ["Android in themes/android", "Xcode in themes/xcode"])
  }

  @Test(
    "whoever stands inside a project gets its findings too",
    arguments: [
      ("themes/android", ".", "@color/on_buoy"), ("themes/android/res", ".", "@color/on_buoy"),
      ("themes/android/res/values", "themes.xml", "@color/on_buoy"),
      ("themes/xcode", ".", "'Card' has no dark variant"),
      ("themes/xcode/Sources/Kettle", "Media.xcassets", "'Card' has no dark variant"),
    ])
  func inside(folder: String, path: String, finding: String) async throws {
    let top = folder.contains("android") ? "themes/android" : "themes/xcode"
    let run = try await TemporaryProject.samples(top).run(["--report", "text", path], in: folder)
    #expect(run.output.contains(finding))
  }

  @Test(
    "the faults of the Android project measure what its comments say",
    arguments: [
      "contrast 1.69:1 is below 4.5:1 (label #FFFFFF on background #FFB694)",
      "give @color/on_buoy a variant in values-night",
      "contrast 1.28:1 is below 4.5:1 (label #0A2C3D on background #5B2A40)",
      "contrast 1.40:1 is below 4.5:1 (label #DCE4E9 on background #86C9F0)",
      "also 2.26:1 selected, Theme.Ferry",
      "contrast 1.52:1 is below 3:1 (border #C3CED4 on background #F7FAFC)",
      "the item can never be chosen: the one in line 3 comes first",
    ])
  func android(finding: String) async throws {
    let run = try await TemporaryProject.samples("themes/android").run([
      "--report", "text", "themes/android",
    ])
    #expect(run.output.contains(finding))
  }

  @Test("40 dp are too few for Android's own rule set only, and a remark excuses the 20 dp")
  func targets() async throws {
    let project = try TemporaryProject.samples("themes/android")
    let arguments = ["--report", "text", "--only", "target-size", "themes/android"]
    let standard = await project.run(arguments).output
    #expect(!standard.contains("Swap harbours") && !standard.contains("Conditions"))
    let android = await project.run(arguments + ["--rule-set", "android"]).output
    #expect(android.contains("40 x 40 is below 48 x 48"))
    #expect(!android.contains("Swap harbours, large") && !android.contains("Conditions"))
  }

  @Test("the right versions of the Android project pass by day and night")
  func rightVersions() async throws {
    let run = try await TemporaryProject.samples("themes/android").run([
      "--report", "text", "themes/android",
    ])
    for name in ["12 B", "Harbour", "Book", "Widget.Ferry.Button ", "Field.Bordered"] {
      #expect(!run.output.contains(name), "\(name) fails")
    }
  }

  @Test(
    "the faults of the Xcode project measure what its comments say",
    arguments: [
      "contrast 1.19:1 is below 4.5:1 (label #D3F3DF on background #A6E6BF)",
      "also 2.45:1 pressed, light; 1.40:1 pressed, dark; 3.21:1 pressed, light-increased-contrast",
      "20 x 20 is below 24 x 24; constraint width = 20, constraint height = 20, 0 from the nearest",
      "contrast 2.22:1 is below 4.5:1 (label #5A4A3D on background #14110F)",
      "contrast 1.12:1 is below 4.5:1 (label #E9DCCB on background #F3E9DC)",
      "'Card' has no dark variant although 'onCard' has one, and the contrast is 1.12:1 in dark",
      "named colours: 6, of which pairs by their names: 3",
    ])
  func xcode(finding: String) async throws {
    let run = try await TemporaryProject.samples("themes/xcode").run([
      "--report", "text", "themes/xcode",
    ])
    #expect(run.output.contains(finding))
  }
}
