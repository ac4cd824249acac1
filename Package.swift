// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors only where the project checks itself: a newer compiler's new warning must
/// not break the build of someone who merely installs the tool.
let isStrict = Context.environment["A11YAUDIT_STRICT"] == "1"

let strictSettings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

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
  targets: [
    executable("a11yaudit", ["CommandLineTool"]),
    executable("generate-documentation", ["CommandLineTool"]),
    executable("benchmark", ["CommandLineTool"]),
    library(
      "CommandLineTool",
      [
        "Reporters", "AuditRules", "AndroidLoading", "XcodeLoading", "StyleLoading", "SVGLoading",
        "Audit", "Raster", "RuleSets", "CSS", "Markup", "JSONReading",
      ]),
    library("Reporters", ["Audit", "Raster", "SceneModel", "Markup", "JSONReading"]),
    library("AuditRules", ["Audit", "Raster", "SceneModel", "RuleSets"]),
    library("Audit", ["Raster", "SceneModel", "RuleSets"]),
    library("AndroidLoading", ["SceneModel", "TextMetrics", "Markup", "EmbeddedFiles"]),
    library("XcodeLoading", ["AppleResources", "SceneModel", "TextMetrics", "Markup"]),
    library("StyleLoading", ["ViewLayout", "SceneModel", "CSS", "Markup", "RuleSets"]),
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

    tests("CommandLineTool"),
    tests("Reporters", ["Markup"]),
    tests("AuditRules", ["TestSupport"]),
    tests("Audit", ["AuditRules", "TestSupport"]),
    tests(
      "StyleLoading",
      [
        "SceneModel", "Geometry", "ColorMath", "Raster", "Markup", "EmbeddedFiles",
        "TestSupport",
      ]),
    tests("SVGLoading", ["SceneModel", "Geometry", "ColorMath", "Raster", "CSS", "TestSupport"]),
    tests("ViewLayout", ["SceneModel", "Geometry", "ColorMath", "TextMetrics", "Raster"]),
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
