import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Xcode projects")
struct XcodeLoaderTests {
  @Test("a file of another kind is nothing to the loader")
  func foreign() {
    #expect(XcodeLoader.use(of: SourceFile(path: "a.txt", head: [])) == nil)
  }
}
