internal import Foundation

/// The page that lists how the drawings of the conformance suite compare with a browser.
struct ConformancePage {
  /// Where the drawings and their measurements are.
  static let fixtures = "Tests/ConformanceTests/Fixtures"
  /// The page.
  static let path = "Documentation/Conformance.md"
  private static let browserFile = "browser.txt"

  /// One drawing: its feature, its name, how it compares.
  struct Entry: Hashable {
    var feature: String
    var name: String
    var outcome: ConformanceCase.Outcome
  }

  /// The drawings in the order of their names.
  let entries: [Entry]
  private let browser: String

  /// Compares all drawings below the project's folder, `nil` if it holds no suite.
  init?(project: FilePath, fileSystem: FileSystem) throws {
    let folder = FilePath(Self.fixtures, in: project)
    guard fileSystem.kind(at: folder) == .folder else { return nil }
    let limit = SourceInput.maximumByteCount
    var entries: [Entry] = []
    for feature in try fileSystem.names(in: folder) {
      let inner = folder.appending(feature)
      guard fileSystem.kind(at: inner) == .folder else { continue }
      for file in try fileSystem.names(in: inner) where file.hasSuffix(".svg") {
        let name = String(file.dropLast(4))
        let record = try fileSystem.read(inner.appending(name + ".json"), limit: limit)
        let outcome = ConformanceCase.outcome(
          of: try fileSystem.read(inner.appending(file), limit: limit), named: file,
          record: try JSONDecoder().decode(BrowserRecord.self, from: Data(record)))
        entries.append(Entry(feature: feature, name: name, outcome: outcome))
      }
    }
    self.entries = entries
    let browser = try fileSystem.read(folder.appending(Self.browserFile), limit: limit)
    self.browser = String(decoding: browser, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The page in Markdown.
  var markdown: String {
    let colors = Int(ConformanceCase.colorTolerance)
    var text = """
      # Conformance

      The drawings in [`\(Self.fixtures)`](../\(Self.fixtures)) next to what \(browser) shows of them.
      `Scripts/measure-in-browser` measures them again, `Scripts/record` writes this page.

      Compared are final colours at points in flat areas (within \(colors) of 255 over white and over black), the
      place of texts (\(ConformanceCase.edgeTolerance.absolute) points and \
      \(percent(ConformanceCase.edgeTolerance.relative)) of the width), the median contrast inside their glyphs on
      white (\(ConformanceCase.contrastTolerance.absolute) or \
      \(percent(ConformanceCase.contrastTolerance.relative))), and which control takes a tap in a grid of cells, in
      every appearance and in the states of each control. A drawing passes if all of that agrees, it is incomplete
      if some of it is said to be unknown and the rest agrees, and it fails otherwise.

      | Feature | Drawings | Pass | Fail | Incomplete |
      | --- | ---: | ---: | ---: | ---: |

      """
    for feature in Set(entries.map(\.feature)).sorted() {
      text += row(feature, entries.filter { $0.feature == feature })
    }
    text += row("all", entries)
    let others = entries.filter { $0.outcome != .passed }
    if others.isEmpty { return text }
    text += """

      ## Drawings that do not pass

      | Drawing | Outcome | First difference or cause |
      | --- | --- | --- |

      """
    for entry in others {
      let drawing = "`\(entry.feature)/\(entry.name)`"
      switch entry.outcome {
      case .passed: continue
      case .failed(let difference): text += "| \(drawing) | fail | \(difference) |\n"
      case .incomplete(let cause): text += "| \(drawing) | incomplete | \(cause) |\n"
      }
    }
    return text
  }

  private func row(_ name: String, _ entries: [Entry]) -> String {
    var (passed, failed, incomplete) = (0, 0, 0)
    for entry in entries {
      switch entry.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .incomplete: incomplete += 1
      }
    }
    return "| \(name) | \(entries.count) | \(passed) | \(failed) | \(incomplete) |\n"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
