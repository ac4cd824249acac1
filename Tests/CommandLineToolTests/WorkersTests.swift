import AndroidLoading
import SceneModel
import Synchronization
import Testing

@testable import CommandLineTool

@Suite("Work on several cores")
struct WorkersTests {
  @Test("results come in the order of their items", arguments: [1, 2, 7])
  func order(_ count: Int) async {
    let workers = Workers(count)
    let results = await workers.map(Array(0..<100)) { $0 * $0 }
    #expect(results == (0..<100).map { $0 * $0 })
  }

  @Test("no more is done at a time than there are cores, whatever asks for it")
  func limit() async {
    let workers = Workers(2)
    let gauge = Gauge()
    await withTaskGroup(of: Void.self) { group in
      for rank in 0..<4 {
        group.addTask {
          _ = await workers.map(Array(0..<25), rank: rank) { _ in
            gauge.enter()
            gauge.leave()
          }
        }
      }
    }
    #expect(gauge.most <= 2)
  }

  /// Counts how much is done at a time.
  private final class Gauge: Sendable {
    private let counts = Mutex((running: 0, most: 0))

    var most: Int { counts.withLock(\.most) }

    func enter() {
      counts.withLock {
        $0.running += 1
        $0.most = max($0.most, $0.running)
      }
    }

    func leave() { counts.withLock { $0.running -= 1 } }
  }

  @Test("of nothing comes nothing")
  func empty() async {
    #expect(await Workers(0).map([Int]()) { $0 }.isEmpty)
  }
}

@Suite("The made-up Android application")
struct SampleAndroidAppTests {
  @Test("its files are resources of different paths that can be read")
  func files() throws {
    let app = SampleAndroidApp(count: 48)
    let files = (0..<app.count).map(app.file)
    #expect(Set(files.map(\.path)).count == 48)
    let loader = AndroidLoader(options: LoadingOptions())
    var documents: [ProjectDocument<AndroidLoader.Content>] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      let bytes = Array(file.text.utf8)
      #expect(AndroidLoader.use(of: SourceFile(path: file.path, head: bytes)) == .audited)
      documents.append(
        ProjectDocument(
          path: file.path, use: .audited,
          content: try loader.parse(Source(path: file.path, bytes: bytes))))
    }
    let controls = loader.resolve(documents, in: "").sources.flatMap(\.controls)
    // In each of three parts ten layouts of three controls, and two styles of controls.
    #expect(controls.count { $0.role != .drawing } == 3 * (10 * 3 + 2))
  }
}
