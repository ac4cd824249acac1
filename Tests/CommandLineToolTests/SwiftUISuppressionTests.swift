import Testing

@testable import CommandLineTool

/// Comments `a11yaudit:ignore` in Swift, from the file to the report.
@Suite("Suppressions in Swift comments")
struct SwiftUISuppressionTests {
  /// The audit of a faint style with `remark`, in the light appearance or, if `isWhole`, in all: what
  /// is left out may be what a remark is for.
  private func report(
    _ remark: String, behind: String = "", day: String = "2027-01-01", isWhole: Bool = false
  ) async throws -> ProgramRun {
    let project = try TemporaryProject([
      "A.swift": """
      import SwiftUI

      \(remark)
      struct Faint: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .frame(width: 100, height: 50)
            .foregroundColor(Color(white: 0.9))\(behind)
            .background(Color.white)
        }
      }
      """
    ])
    let appearance = isWhole ? [] : ["--appearance", "light"]
    return await project.run(
      [
        "--no-config", "--only", "text-contrast", "--only", "suppression/unused", "--only",
        "suppression/expired", "--only", "suppression/no-reason", "--today", day, "--report",
        "text",
        "A.swift",
      ] + appearance)
  }

  private static let remark =
    #"// a11yaudit:ignore text-contrast until=2027-03-31 reason="goes with release 9""#

  @Test("without a remark the faint label fails")
  func none() async throws {
    #expect(try await report("").output.contains("1 error"))
  }

  @Test("a remark before the declaration or behind the colour silences it")
  func silenced() async throws {
    for run in [try await report(Self.remark), try await report("", behind: "  " + Self.remark)] {
      #expect(run.output.contains("1 suppressed"))
      #expect(!run.output.contains("1 error"))
      #expect(run.status == .passed)
    }
  }

  @Test("after its last day it silences nothing, and says so")
  func expired() async throws {
    let run = try await report(Self.remark, day: "2027-04-01")
    #expect(run.output.contains("is over since 2027-03-31"))
    #expect(run.output.contains("1 error"))
  }

  @Test("a remark without a reason, or for nothing, is reported")
  func wrong() async throws {
    let unreasoned = try await report("// a11yaudit:ignore text-contrast")
    #expect(unreasoned.output.contains("gives no reason"))
    let unused = try await report(
      #"// a11yaudit:ignore text-contrast state=focused reason="x""#, isWhole: true)
    #expect(unused.output.contains("silences nothing"))
  }
}

/// `<define>` for symbols of Swift code, from the configuration to the report.
@Suite("Definitions for Swift")
struct SwiftUIDefinitionTests {
  private static let code = """
    import SwiftUI

    struct Filled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .frame(width: Metrics.width, height: 50)
          .foregroundColor(.white)
          .background(Theme.colors.primary)
      }
    }
    """

  private func report(_ definitions: String) async throws -> String {
    let project = try TemporaryProject([
      "A.swift": Self.code,
      "a11yaudit.xml": "<a11yaudit xmlns=\"urn:a11yaudit:config:1\">\(definitions)</a11yaudit>",
    ])
    return await project.run(["--only", "text-contrast", "--report", "text", "A.swift"]).output
  }

  @Test("without a definition the symbols are named with what to do")
  func undefined() async throws {
    let output = try await report("")
    #expect(output.contains("'Theme.colors.primary' is defined neither in these files nor with"))
    #expect(output.contains("or give its value by --define"))
  }

  // #767676 on white has 4.54, #111111 much more.
  @Test("a definition is used in its appearance, and a finding leads to it")
  func defined() async throws {
    let width = #"<define name="Metrics.width" value="100"/>"#
    let passing = try await report(
      width + ##"<define name="Theme.colors.primary" value="#767676"/>"##)
    #expect(passing.contains("1 of 1 styles and controls resolved"))
    #expect(!passing.contains("error    text-contrast"))
    let failing = try await report(
      width + ##"<define name="Theme.colors.primary" value="#767676"/>"##
        + ##"<define name="Theme.colors.primary" value="#888888" appearance="dark"/>"##)
    #expect(failing.contains("Filled (normal, dark, label)"))
    #expect(failing.contains("set by --Theme-colors-primary"))
  }
}
