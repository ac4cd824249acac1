// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Warnings are errors only where the project checks itself: a newer compiler's new warning must
/// not break the build of someone who merely installs the tool.
let isStrict = Context.environment["A11YAUDIT_STRICT"] == "1"

/// The libraries of the toolchain that hold the official parser, `nil` if it has none.
///
/// They belong to the toolchain that builds, so that is the one to ask: the library that every
/// manifest is linked with lies in it, whatever `swift` on the search path is (a proxy, `xcrun`).
let parserLibraries: String? = {
  if let chosen = Context.environment["A11YAUDIT_TOOLCHAIN"] {
    return parserFolder(in: chosen)
  }
  let manifestLibrary = loadedLibraries.first { $0.contains("/lib/swift/pm/") }
  if let usr = manifestLibrary?.components(separatedBy: "/lib/swift/pm/").first,
    let folder = parserFolder(in: (usr as NSString).deletingLastPathComponent)
  {
    return folder
  }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  return folders.lazy.compactMap { folder -> String? in
    let program = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath().path
    let bin = (program as NSString).deletingLastPathComponent
    let usr = (bin as NSString).deletingLastPathComponent
    return parserFolder(in: (usr as NSString).deletingLastPathComponent)
  }.first
}()

/// The folder of the parser's modules in the toolchain at `path`, `nil` if it has none.
func parserFolder(in path: String) -> String? {
  let folder = path + "/usr/lib/swift/host"
  return FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
    ? folder : nil
}

/// Paths of the libraries that this manifest runs with.
var loadedLibraries: [String] {
  #if os(macOS)
    return (0..<_dyld_image_count()).compactMap { index in
      _dyld_get_image_name(index).map { String(cString: $0) }
    }
  #else
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return []
    }
    return maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  #endif
}

/// SwiftUI's loader needs the parser; the compiler must find its modules in every target that the
/// loader is imported in, even by another module.
let parserSettings: [SwiftSetting] =
  parserLibraries.map { [.unsafeFlags(["-I", $0], .when(traits: ["SwiftUI"]))] } ?? []
let parserLinking: [LinkerSetting] =
  parserLibraries.map { folder in
    [
      .unsafeFlags(
        [
          "-L", folder, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", folder,
        ], .when(traits: ["SwiftUI"]))
    ]
  } ?? []

let strictSettings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : []) + parserSettings

/// A library target with the settings that every target shares.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictSettings)
}

/// An executable target with the settings that every target shares.
func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strictSettings)
}

/// The test target of `name`, with its fixtures copied beside it if it has any.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name)] + dependencies,
    resources: fixtures ? [.copy("Fixtures")] : [],
    swiftSettings: strictSettings)
}

// A target imports lower rows only; see CONTRIBUTING.md.
let package = Package(
  name: "a11yaudit",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "a11yaudit", targets: ["a11yaudit"])],
  // Without it the program reads no Swift files and needs no library of a toolchain at run time.
  traits: [
    .trait(name: "SwiftUI", description: "Reads SwiftUI's button styles with the official parser"),
    .default(enabledTraits: parserLibraries == nil ? [] : ["SwiftUI"]),
  ],
  targets: [
    executable("a11yaudit", ["CommandLineTool"]),
    executable("generate-documentation", ["CommandLineTool"]),
    executable("benchmark", ["CommandLineTool"]),
    library(
      "CommandLineTool",
      [
        "Reporters", "AuditRules", "AndroidLoading", "XcodeLoading", "StyleLoading", "SVGLoading",
        "Audit", "SourceEditing", "Raster", "RuleSets", "CSS", "Markup", "JSONReading",
        "EmbeddedFiles",
        .target(name: "SwiftUILoading", condition: .when(traits: ["SwiftUI"])),
      ]),
    library("Reporters", ["Audit", "Raster", "SceneModel", "Markup", "JSONReading"]),
    library("AuditRules", ["Audit", "Raster", "SceneModel", "RuleSets"]),
    library("SourceEditing", ["SceneModel", "CSS", "ColorMath", "Markup", "JSONReading"]),
    library("Audit", ["Raster", "SceneModel", "RuleSets", "Markup"]),
    library("AndroidLoading", ["SceneModel", "TextMetrics", "Markup", "EmbeddedFiles"]),
    library("XcodeLoading", ["AppleResources", "SceneModel", "TextMetrics", "Markup"]),
    library("StyleLoading", ["ViewLayout", "SceneModel", "CSS", "Markup", "RuleSets"]),
    .target(
      name: "SwiftUILoading",
      dependencies: [
        "ViewLayout", "AppleResources", "SceneModel", "TextMetrics", "Geometry", "ColorMath", "CSS",
      ],
      swiftSettings: strictSettings, linkerSettings: parserLinking),
    library("SVGLoading", ["SceneModel", "CSS", "Markup", "TextMetrics"]),
    library("ViewLayout", ["SceneModel", "TextMetrics"]),
    library("AppleResources", ["SceneModel", "Markup", "JSONReading", "EmbeddedFiles"]),
    library("Raster", ["SceneModel"]),
    library("SceneModel", ["Geometry", "ColorMath"]),
    library("CSS", ["ColorMath"]),
    library("RuleSets", ["EmbeddedFiles", "Markup"]),
    library("EmbeddedFiles", ["CEmbeddedFiles"]),
    library("Markup", ["CLibXML2"]),
    library("JSONReading"),
    library("Geometry"),
    library("ColorMath"),
    library("TextMetrics"),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CEmbeddedFiles"),

    tests("CommandLineTool", ["SwiftUILoading", "EmbeddedFiles", "Markup"]),
    tests("Reporters", ["Markup"]),
    tests("AuditRules", ["TestSupport"]),
    tests("Audit", ["AuditRules", "TestSupport"]),
    tests(
      "StyleLoading",
      [
        "SceneModel", "Geometry", "ColorMath", "Raster", "Markup", "EmbeddedFiles",
        "SwiftUILoading", "TestSupport",
      ]),
    tests(
      "SwiftUILoading", ["SceneModel", "Geometry", "ColorMath", "Raster", "TestSupport"],
      fixtures: true),
    tests("SVGLoading", ["SceneModel", "Geometry", "ColorMath", "Raster", "CSS", "TestSupport"]),
    tests("ViewLayout", ["SceneModel", "Geometry", "ColorMath", "TextMetrics", "Raster"]),
    tests("SourceEditing", ["SceneModel", "ColorMath"]),
    tests("Raster", ["TestSupport"]),
    tests("SceneModel", ["TestSupport"]),
    tests("CSS", ["ColorMath", "TestSupport"]),
    tests(
      "AndroidLoading",
      ["SceneModel", "Geometry", "ColorMath", "Audit", "AuditRules", "RuleSets", "TestSupport"],
      fixtures: true),
    tests(
      "XcodeLoading",
      ["SceneModel", "Geometry", "ColorMath", "Audit", "AuditRules", "RuleSets", "TestSupport"],
      fixtures: true),
    tests("AppleResources", ["SceneModel", "ColorMath", "TestSupport"]),
    tests("RuleSets", ["Markup", "EmbeddedFiles"]),
    tests("Markup", ["TestSupport"]),
    tests("JSONReading"),
    tests("Geometry", ["TestSupport"]),
    tests("ColorMath", ["TestSupport"]),
    tests("TextMetrics"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "CommandLineTool", "SVGLoading", "StyleLoading", "AuditRules", "Raster", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strictSettings),
    .target(
      name: "TestSupport", dependencies: ["SceneModel"], path: "Tests/TestSupport",
      swiftSettings: strictSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
