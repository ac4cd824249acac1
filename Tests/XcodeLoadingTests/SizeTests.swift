import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Sizes of controls")
struct SizeTests {
  private func size(
    _ inside: String, attributes: String = "", frame: String = TestProject.frame(10, 10, 100, 30),
    beside: String = "", layout: String = #"translatesAutoresizingMaskIntoConstraints="NO""#
  ) throws -> (size: Size, evidence: SizeEvidence) {
    let document = try TestProject.controls(
      TestProject.view(
        #"<button id="b" \#(attributes) \#(layout)>\#(frame)\#(inside)</button>\#(beside)"#,
        background: TestProject.white
          + "<constraints>\(beside.isEmpty ? "" : beside)</constraints>"))
    let rendition = try document.rendition("b")
    guard case .region(let region) = rendition.hitRegion, let box = region.boundingBox else {
      return (Size(width: 0, height: 0), rendition.sizeEvidence)
    }
    return (box.size, rendition.sizeEvidence)
  }

  private func constraints(_ elements: String...) -> String {
    "<constraints>\(elements.map { "<constraint \($0)/>" }.joined())</constraints>"
  }

  @Test("a constraint on the control alone is proof, the canvas is not")
  func constraint() throws {
    let found = try size(constraints(#"firstAttribute="height" constant="24""#))
    #expect(found.size == Size(width: 100, height: 24))
    #expect(found.evidence.width == .designTime)
    #expect(found.evidence.height == .stated)
  }

  @Test(
    "an extent as long as that of another view is proof where that is one",
    arguments: [
      // 0.5 * 60 + 10, and the other way round (60 - 10) / 0.5.
      (#"firstItem="b" firstAttribute="width" secondItem="o" secondAttribute="width""#, 60.0),
      (
        #"firstItem="b" firstAttribute="width" secondItem="o" secondAttribute="width" multiplier="0.5" constant="10""#,
        40
      ),
      (
        #"firstItem="o" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.5" constant="10""#,
        100
      ),
    ])
  func linked(_ link: String, _ width: Double) throws {
    func view(_ inside: String) throws -> (size: Size, evidence: SizeEvidence) {
      try size(
        "",
        beside: """
          <view id="o" translatesAutoresizingMaskIntoConstraints="NO">
          \(TestProject.frame(200, 10, 70, 30))\(inside)</view>
          <view id="l"><constraints><constraint \(link)/></constraints></view>
          """)
    }
    let found = try view(constraints(#"firstAttribute="width" constant="60""#))
    #expect(found.size.width == width)
    #expect(found.evidence.width == .stated)
    #expect(found.evidence.basis.contains("that of 'o'"))
    let unknown = try view("")
    #expect(unknown.size.width == 100)
    #expect(unknown.evidence.width == .designTime)
  }

  @Test("a minimum is a lower bound unless the canvas shows more; an exact extent says more")
  func minimum() throws {
    let least = #"firstAttribute="width" relation="greaterThanOrEqual" constant="44""#
    #expect(try size(constraints(least)).evidence.width == .designTime)
    #expect(try size(constraints(least)).size.width == 100)
    let narrow = try size(constraints(least), frame: TestProject.frame(10, 10, 40, 30))
    #expect(narrow.evidence.width == .lowerBound)
    #expect(narrow.size.width == 44)
    let both = try size(constraints(#"firstAttribute="width" constant="60""#, least))
    #expect(both.size.width == 60)
    #expect(both.evidence.width == .stated)
  }

  @Test("an extent that the canvas shows is no more than a maximum")
  func maximum() throws {
    let most = #"firstAttribute="height" relation="lessThanOrEqual" constant="20""#
    let found = try size(constraints(most))
    #expect(found.size == Size(width: 100, height: 20))
    #expect(found.evidence.height == .stated)
    #expect(found.evidence.basis.contains("constraint height <= 20"))
    let wide = #"firstAttribute="height" relation="lessThanOrEqual" constant="90""#
    #expect(try size(constraints(wide)).size.height == 30)
    #expect(try size(constraints(wide)).evidence.height == .designTime)
  }

  @Test("constraints that give way or end elsewhere prove nothing")
  func otherConstraints() throws {
    for constraint in [
      #"firstAttribute="width" constant="60" priority="750""#,
      #"firstAttribute="width" secondItem="root" secondAttribute="width" constant="60""#,
      #"firstAttribute="leading" constant="60""#,
    ] {
      let found = try size(constraints(constraint))
      #expect(found.size.width == 100)
      #expect(found.evidence.width == .designTime)
    }
  }

  @Test("a constraint in a view around counts for the view that it names")
  func elsewhere() throws {
    let found = try size(
      "", beside: #"<constraint firstItem="b" firstAttribute="width" constant="70"/>"#)
    #expect(found.size.width == 70)
    #expect(found.evidence.width == .stated)
  }

  @Test("an aspect ratio passes a proof on to the other extent")
  func ratio() throws {
    let found = try size(
      constraints(
        #"firstAttribute="height" constant="30""#,
        #"firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:2""#))
    #expect(found.size == Size(width: 45, height: 30))
    #expect(
      found.evidence
        == SizeEvidence(
          width: .stated, height: .stated,
          basis: "its aspect ratio, constraint height = 30", notation: .interfaceBuilder))
  }

  @Test("a fixed frame is proof unless the view stretches with the one around it")
  func fixedFrame() throws {
    #expect(try size("", attributes: #"fixedFrame="YES""#).evidence.height == .stated)
    let stretched = try size(
      #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#,
      attributes: #"fixedFrame="YES""#)
    #expect(stretched.evidence.width == .designTime)
    #expect(stretched.evidence.height == .stated)
  }

  @Test("so is the frame of a view outside the layout, but not that of one in a stack")
  func autoresizing() throws {
    #expect(try size("", layout: "").evidence.height == .stated)
    #expect(try size("").evidence.height == .designTime)
    let stretching = #"<autoresizingMask key="autoresizingMask" heightSizable="YES"/>"#
    #expect(try size(stretching, layout: "").evidence.height == .designTime)
    let misplaced = try size("", attributes: #"misplaced="YES""#, layout: "")
    #expect(misplaced.evidence.height == .designTime)
    let document = try TestProject.controls(
      TestProject.view(
        #"""
        <stackView>\#(TestProject.frame(0, 0, 200, 30))<subviews>
        <button id="b">\#(TestProject.frame(0, 0, 100, 30))</button></subviews></stackView>
        """#))
    #expect(try document.rendition("b").sizeEvidence.height == .designTime)
  }

  @Test("constraints that Xcode leaves out of the built document do not count")
  func leftOut() throws {
    let other = #"firstAttribute="height" constant="60" id="c""#
    #expect(try size(constraints(other)).size.height == 60)
    #expect(try size(constraints(other + #" placeholder="YES""#)).size.height == 30)
    let variation = #"""
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      """#
    #expect(try size(constraints(other) + variation).size.height == 30)
    #expect(try size(variation + constraints(other)).size.height == 30)
  }

  @Test("a constraint that is there in one size class counts where it makes the view smaller")
  func occasional() throws {
    func size(_ constant: Int) throws -> (size: Size, evidence: SizeEvidence) {
      let height = #"firstAttribute="height" constant="\#(constant)" id="c""#
      let found = try self.size(
        constraints(height) + #"""
          <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
          <variation key="heightClass=compact"><mask key="constraints"><include reference="c"/></mask>
          </variation>
          """#)
      return (found.size, found.evidence)
    }
    // The canvas shows 30 points.
    let smaller = try size(20)
    #expect(smaller.size.height == 20)
    #expect(smaller.evidence.height == .stated)
    #expect(smaller.evidence.basis.contains("constraint height = 20 in heightClass=compact"))
    #expect(try size(60).size.height == 30)
  }

  @Test("of the constants of a constraint in different size classes the smallest counts")
  func variations() throws {
    let varied = #"""
      <constraints><constraint firstAttribute="height" constant="44">
      <variation key="heightClass=compact" constant="18"/>
      <variation key="widthClass=regular" constant="60"/></constraint></constraints>
      """#
    let found = try size(varied)
    #expect(found.size.height == 18)
    #expect(found.evidence.height == .stated)
    #expect(found.evidence.basis.contains("constraint height = 18 in heightClass=compact"))
  }

  @Test("a control that a constraint collapses is not judged")
  func collapsed() throws {
    let document = try TestProject.controls(
      TestProject.view(
        #"<button id="b">\#(TestProject.frame(10, 10, 60, 0))\#(constraints(#"firstAttribute="height" id="h""#))</button>"#
      ))
    guard case .unknown(let cause) = try document.rendition("b").hitRegion else {
      Issue.record("the control is said to have a size")
      return
    }
    #expect(cause.detail.contains("constraint height = 0"))
  }

  @Test("an extent that nobody writes is not judged")
  func unknown() throws {
    let document = try TestProject.controls(
      TestProject.view(
        #"<button id="b">\#(constraints(#"firstAttribute="height" constant="30""#))</button>"#))
    #expect(try document.rendition("b").sizeEvidence.width == .unknown)
    let bare = try TestProject.controls(TestProject.view(#"<button id="b"/>"#))
    guard case .unknown(let cause) = try bare.rendition("b").hitRegion else {
      Issue.record("the size is said to be known")
      return
    }
    #expect(cause.code == .hitRegionUnknown)
  }

  @Test("segments share the width of their control")
  func segments() throws {
    let document = try TestProject.controls(
      TestProject.view(
        #"""
        <segmentedControl id="s">\#(TestProject.frame(10, 10, 90, 30))<segments>
        <segment title="A"/><segment title="B"/><segment title="C"/></segments></segmentedControl>
        """#))
    #expect(
      try document.rendition("s/2").frame == Rect(x: 40, y: 10, width: 30, height: 30))
    #expect(try document.control("s/2").role == .tab)
  }

  @Test("a segment has its own width, and its content decides where the control says so")
  func segmentWidths() throws {
    func segments(_ attributes: String) throws -> TestDocument {
      try TestProject.controls(
        TestProject.view(
          #"""
          <segmentedControl id="s" \#(attributes)>\#(TestProject.frame(10, 10, 90, 30))<segments>
          <segment title="A" width="20"/><segment title="B"/><segment title="C"/></segments>
          </segmentedControl>
          """#))
    }
    let shared = try segments("")
    #expect(try shared.rendition("s/1").frame == Rect(x: 10, y: 10, width: 20, height: 30))
    #expect(try shared.rendition("s/2").frame == Rect(x: 30, y: 10, width: 35, height: 30))
    #expect(try shared.rendition("s/3").frame == Rect(x: 65, y: 10, width: 35, height: 30))
    let fitted = try segments(#"apportionsSegmentWidthsByContent="YES""#)
    #expect(try fitted.rendition("s/1").sizeEvidence.width == .stated)
    #expect(try fitted.rendition("s/2").sizeEvidence.width == .unknown)
  }

  @Test("controls that cover most of each other take turns; hidden ones stand nowhere")
  func alternatives() throws {
    func button(_ id: String, _ x: Double, _ attributes: String = "") -> String {
      #"<button id="\#(id)" \#(attributes)>\#(TestProject.frame(x, 0, 100, 40))</button>"#
    }
    let document = try TestProject.controls(
      TestProject.view(
        button("a", 0) + button("b", 10) + button("c", 105) + button("d", 0, #"hidden="YES""#)))
    #expect(try document.control("a").variantSet == document.control("b").variantSet)
    #expect(try document.control("a").variantSet != nil)
    #expect(try document.control("c").variantSet == nil)
    #expect(try document.control("c").screen == "root")
    #expect(try document.control("d").screen == nil)
  }

  @Test("every switch has the size of its system, in the middle of what the canvas shows")
  func switches() throws {
    let object = TestProject.view(
      "<switch id=\"s\">\(TestProject.frame(100, 50, 49, 31))</switch>")
    let old = try TestProject.controls(object, options: LoadingOptions(platforms: ["ios": 18]))
    // The middle of the frame on the canvas is (124.5, 65.5).
    #expect(
      try old.rendition("s").hitRegion
        == .region(Region(rect: Rect(x: 99, y: 50, width: 51, height: 31))))
    #expect(try old.rendition("s").sizeEvidence.isStated)
    let new = try TestProject.controls(object, options: LoadingOptions(platforms: ["ios": 26]))
    #expect(
      try new.rendition("s").hitRegion
        == .region(Region(rect: Rect(x: 93, y: 51.5, width: 63, height: 28))))
  }
}
