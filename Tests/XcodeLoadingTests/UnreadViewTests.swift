import SceneModel
import Testing

@testable import XcodeLoading

@Suite("What is said of views that are not audited")
struct UnreadViewTests {
  private func messages(_ inside: String) throws -> [String] {
    try TestProject.controls(
      TestProject.view(TestProject.label("") + inside)
    ).source.diagnostics.map(\.message)
  }

  @Test("items and titles of bars and views that show progress are named")
  func named() throws {
    let bar = #"""
      <navigationItem key="navigationItem" title="Lamps" id="n">
      <barButtonItem key="leftBarButtonItem" title="Close" id="l"/>
      <barButtonItem key="rightBarButtonItem" systemItem="done" id="r"/></navigationItem>
      """#
    let item = "UIKit draws the items of bars: neither their colours nor their sizes are audited"
    #expect(
      try messages(bar)
        == ["UIKit draws the titles of bars: their colours are not audited", item, item])
    #expect(
      try messages("<progressView>\(TestProject.frame(0, 0, 9, 9))</progressView>")
        == ["the colours of what shows progress are not audited"])
  }

  @Test("spaces, bars without a title and views in the place of items need no word")
  func silent() throws {
    #expect(
      try messages(
        #"""
        <navigationItem key="navigationItem" id="n"/>
        <barButtonItem systemItem="flexibleSpace" id="f"/>
        <barButtonItem id="c"><view key="customView">\#(TestProject.frame(0, 0, 9, 9))</view>
        </barButtonItem>
        """#) == [])
  }
}
