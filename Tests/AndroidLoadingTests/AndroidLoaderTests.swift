import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Android projects")
struct AndroidLoaderTests {
  @Test("a file of another kind is nothing to the loader")
  func foreign() {
    #expect(AndroidLoader.use(of: SourceFile(path: "a.txt", head: [])) == nil)
  }
}
