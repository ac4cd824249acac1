import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

/// Switches of 63 by 28 points where the canvas shows 51 by 31, laid out as 49 wide.
@Suite("Where a switch goes that is larger than the canvas shows it")
struct PlaceTests {
  private func place(
    _ constraints: String..., own: String = "", beside: String = "", version: Int = 26
  ) throws -> HitRegion {
    let control = #"""
      <switch id="s" translatesAutoresizingMaskIntoConstraints="NO">
      \#(TestProject.frame(100, 10, 51, 31))\#(own)</switch>
      """#
    let list = constraints.map { "<constraint \($0)/>" }.joined()
    let document = try TestProject.controls(
      TestProject.view(
        beside + control, background: TestProject.white + "<constraints>\(list)</constraints>"),
      options: LoadingOptions(platforms: ["ios": version]))
    return try document.rendition("s").hitRegion
  }

  private func at(_ x: Double, _ y: Double = 11.5) -> HitRegion {
    .region(Region(rect: Rect(x: x, y: y, width: 63, height: 28)))
  }

  private let trailing = #"firstAttribute="trailing" secondItem="s" secondAttribute="trailing""#
  private let leading =
    #"firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading""#
  private let besideLabel =
    #"firstItem="s" firstAttribute="leading" secondItem="l" secondAttribute="trailing""#
  private let label = #"<label id="l" text="On">\#(TestProject.frame(10, 10, 80, 20))</label>"#

  @Test("it grows away from the edge that a constraint keeps")
  func edges() throws {
    // The trailing edge of the layout is at 100 + 49.
    #expect(try place(trailing) == at(86))
    #expect(try place(leading) == at(100))
    let center =
      #"firstItem="s" firstAttribute="centerX" secondItem="root" secondAttribute="centerX""#
    #expect(try place(center) == at(94))
    let top = #"firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top""#
    #expect(try place(leading, top) == at(100, 10))
  }

  @Test("what lies beside it gives way, what is around it or its guide does not")
  func siblings() throws {
    #expect(try place(besideLabel, trailing, beside: label) == at(86))
    #expect(try place(besideLabel, beside: label) == at(100))
    let guide =
      #"firstItem="safe" firstAttribute="trailing" secondItem="s" secondAttribute="trailing""#
    #expect(try place(besideLabel, guide, beside: label) == at(86))
  }

  @Test("with a width of its own it is as large as any, in the middle of what it asks for")
  func ownWidth() throws {
    let width = #"<constraints><constraint firstAttribute="width" constant="49"/></constraints>"#
    // The middle of 49 points from 100 on is 124.5.
    #expect(try place(trailing, own: width) == at(93))
    #expect(try place(leading, own: width) == at(93))
  }

  @Test("between two edges its place is not known")
  func unknown() throws {
    // The middle of what the canvas shows, 125.5, where no constraint says anything.
    #expect(try place() == at(94))
    let width = #"<constraints><constraint firstAttribute="width" constant="49"/></constraints>"#
    let region = try place(leading, trailing)
    if case .unknown(let cause) = region {
      #expect(cause.code == .hitRegionUnknown)
    } else {
      Issue.record("the place is said to be known: \(region)")
    }
    // A switch as large as the canvas shows it is where it shows it.
    let old = HitRegion.region(Region(rect: Rect(x: 100, y: 10, width: 51, height: 31)))
    #expect(try place(trailing, own: width, version: 18) == old)
  }

  @Test("the last in a row ends where the row ends, one in the middle is anywhere")
  func stacks() throws {
    func place(_ inside: String) throws -> HitRegion {
      try TestProject.controls(
        TestProject.view(
          #"""
          <stackView>\#(TestProject.frame(0, 0, 300, 31))<subviews>\#(inside)</subviews></stackView>
          """#)
      ).rendition("s").hitRegion
    }
    let control = #"<switch id="s">\#(TestProject.frame(100, 0, 51, 31))</switch>"#
    #expect(try place(label + control) == at(86, 1.5))
    #expect(try place(control + label) == at(100, 1.5))
    let view = "<view>\(TestProject.frame(151, 0, 9, 9))</view>"
    guard case .unknown = try place(label + control + view) else {
      Issue.record("the place is said to be known")
      return
    }
  }
}
