import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Items and titles of bars, and views that show pages and progress")
struct BarTests {
  private static func toolbar(
    _ inside: String, _ attributes: String = #"translucent="NO""#
  ) -> String {
    """
    <toolbar id="bar" \(attributes)>\(TestProject.frame(0, 0, 400, 44))
    <items><barButtonItem title="Edit" id="item">\(inside)</barButtonItem></items>
    \(TestProject.color("barTintColor", 1, 1, 1))</toolbar>
    """
  }

  private static let gray = TestProject.color("tintColor", 0.8, 0.8, 0.8)

  @Test("an item in its tint on the colour of its bar is checked")
  func item() throws {
    let document = try TestProject.controls(TestProject.view(Self.toolbar(Self.gray)))
    // #CCCCCC: luminance 0.6038, 1.05 / 0.6538 = 1.605.
    #expect(try document.contrasts("bar/item") == ["light 1.6 error"])
    #expect(document.source.diagnostics.isEmpty)
  }

  @Test("a translucent bar and a tint of the window leave the contrast open")
  func unknown() throws {
    let translucent = try TestProject.controls(TestProject.view(Self.toolbar(Self.gray, "")))
    #expect(
      try translucent.layers("bar/item", .decoration).map(\.paint.value.summary) == ["filter"])
    let inherited = try TestProject.controls(TestProject.view(Self.toolbar("")))
    #expect(try inherited.text("bar/item").summary == "system-colour")
  }

  @Test("a title has the colour of its bar's attributes, an item the bar's tint")
  func navigation() throws {
    let bar = """
      <navigationController id="c" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" translucent="NO">\(TestProject.frame(0, 0, 400, 44))
      \(TestProject.color("barTintColor", 1, 1, 1))\(TestProject.color("tintColor", 0, 0, 0))
      <textAttributes key="titleTextAttributes">
      \(TestProject.color("textColor", 0.8, 0.8, 0.8))</textAttributes></navigationBar>
      <connections><segue destination="v" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      <viewController id="v" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Lamps" id="n">
      <barButtonItem key="leftBarButtonItem" title="Close" id="l"/></navigationItem></viewController>
      """
    let document = try TestProject.controls(bar)
    #expect(try document.contrasts("bar/n") == ["light 1.6 error"])
    #expect(try document.contrasts("bar/l") == ["light 21.0 pass"])
    #expect(document.source.diagnostics.isEmpty)
  }

  @Test("an appearance of the bar comes before its own colours")
  func appearance() throws {
    let bar = """
      <navigationBar id="bar">\(TestProject.frame(0, 0, 400, 44))
      \(TestProject.color("barTintColor", 1, 1, 1))
      <navigationBarAppearance key="standardAppearance">
      \(TestProject.color("backgroundColor", 0, 0, 0))</navigationBarAppearance>
      <items><navigationItem id="n"><barButtonItem key="leftBarButtonItem" title="Close" id="l">
      \(TestProject.color("tintColor", 1, 1, 1))</barButtonItem></navigationItem></items>
      </navigationBar>
      """
    let document = try TestProject.controls(TestProject.view(bar))
    #expect(try document.contrasts("bar/l") == ["light 21.0 pass"])
  }

  // MARK: Tabs

  private static let tabColors =
    TestProject.color("barTintColor", 1, 1, 1) + gray
    + TestProject.color("unselectedItemTintColor", 0, 0, 0)

  @Test("a tab has the bar's tint while it is selected, and the other colour while it is not")
  func tabs() throws {
    let bar = """
      <tabBar id="bar" translucent="NO">\(TestProject.frame(0, 0, 400, 49))
      <items><tabBarItem title="Home" image="home" id="item"/></items>\(Self.tabColors)</tabBar>
      """
    let document = try TestProject.controls(TestProject.view(bar))
    // Black on white; #CCCCCC: luminance 0.6038, 1.05 / 0.6538 = 1.605.
    #expect(try document.text("bar/item", .normal).summary == "#000000")
    #expect(try document.text("bar/item", .selected).summary == "#CCCCCC")
    #expect(try document.layers("bar/item", .icon, .selected).count == 1)
    #expect(try document.contrasts("bar/item") == ["light 21.0 pass", "light 1.6 error"])
    #expect(document.source.diagnostics.isEmpty)
  }

  @Test("the tabs of a controller are those of the controllers that it shows")
  func controllerTabs() throws {
    let bar = """
      <tabBarController id="c" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar" translucent="NO">\(TestProject.frame(0, 0, 400, 49))
      \(TestProject.color("barTintColor", 1, 1, 1))\(Self.gray)</tabBar>
      <connections><segue destination="v" relationship="viewControllers" id="s"/></connections>
      </tabBarController>
      <viewController id="v" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home" id="t"/></viewController>
      """
    let document = try TestProject.controls(bar)
    #expect(try document.text("bar/t", .selected).summary == "#CCCCCC")
    #expect(try document.text("bar/t", .normal).summary == "system-colour")
  }

  // MARK: Progress

  @Test("the track of a slider without a colour of its own has the slider's tint")
  func slider() throws {
    let own = TestProject.color("minimumTrackTintColor", 0, 0, 1)
    let tint = TestProject.color("tintColor", 0, 1, 0)
    func slider(_ colors: String) -> String {
      #"<slider id="a">\#(TestProject.frame(0, 0, 200, 31))\#(colors)</slider>"#
    }
    #expect(try indicators(slider(own + tint)) == ["#0000FF"])
    #expect(try indicators(slider(tint)) == ["#00FF00"])
    #expect(try indicators(slider("")) == [])
  }

  private func indicators(_ view: String) throws -> [String] {
    try TestProject.controls(TestProject.view(view)).layers("a", .indicator)
      .map(\.paint.value.summary)
  }

  @Test("the dots of pages have the colours of the document")
  func pages() throws {
    let current = TestProject.color("currentPageIndicatorTintColor", 0.2, 0.2, 0.2)
    let other = TestProject.color("pageIndicatorTintColor", 0.8, 0.8, 0.8)
    func view(_ inside: String) -> String {
      "<pageControl id=\"a\">\(TestProject.frame(0, 0, 74, 28))\(inside)</pageControl>"
    }
    #expect(try indicators(view(current + other)) == ["#333333", "#CCCCCC"])
    #expect(try indicators(view(current)) == ["#333333", "system-colour"])
    #expect(try indicators(view("")) == [])
  }

  @Test("what is done lies on its track, and a turning wheel has its colour")
  func progress() throws {
    let done = TestProject.color("progressTintColor", 0.2, 0.2, 0.2)
    let track = TestProject.color("trackTintColor", 0.8, 0.8, 0.8)
    let view = """
      <progressView id="a">\(TestProject.frame(0, 0, 300, 4))\(done)\(track)</progressView>
      """
    let document = try TestProject.controls(TestProject.view(view))
    #expect(try document.layers("a", .indicator).map(\.paint.value.summary) == ["#333333"])
    #expect(try document.layers("a", .decoration).map(\.paint.value.summary) == ["#CCCCCC"])
    #expect(document.source.diagnostics.isEmpty)
    let color = TestProject.color("color", 0.8, 0.8, 0.8)
    #expect(
      try indicators(
        """
        <activityIndicatorView id="a">\(TestProject.frame(0, 0, 20, 20))\(color)
        </activityIndicatorView>
        """) == ["#CCCCCC"])
  }

  @Test("search bars and choices of dates with colours are named")
  func named() throws {
    for view in ["searchBar", "datePicker"] {
      let document = try TestProject.controls(
        TestProject.view(
          "<\(view) id=\"a\">\(TestProject.frame(0, 0, 200, 44))\(Self.gray)</\(view)>"))
      #expect(document.source.diagnostics.map(\.code) == ["unread-view"])
    }
  }
}
