import Audit
import ColorMath
import Foundation
import Geometry
import Markup
import SceneModel
import Testing

@testable import Reporters

@Suite struct PictureTests {
  private func pictures(_ report: AuditReport) -> [ReportAsset] {
    MarkdownReporter().render(report, in: SampleReport.context).assets
  }

  @Test("the palette passes the program's own rules")
  func palette() {
    for color in ReportPalette.textColors {
      #expect(color.contrastRatio(with: ReportPalette.card) >= 4.5)
      #expect(color.contrastRatio(with: ReportPalette.page) >= 4.5)
    }
    #expect(ReportPalette.outline.contrastRatio(with: ReportPalette.card) >= 3)
    #expect(ReportPalette.failure.contrastRatio(with: .white) >= 3)
  }

  @Test("a picture is one well-formed SVG with a role, a title and nothing from outside")
  func document() throws {
    for asset in pictures(SampleReport.hostileReport()) {
      let document = try XMLDocument.parse(Array(asset.content.utf8))
      #expect(document.root.name.localName == "svg")
      #expect(asset.content.contains("role=\"img\"") && asset.content.contains("viewBox=\"0 0 "))
      #expect(!asset.content.contains("<script") && !asset.content.contains("\u{202E}"))
      for reference in asset.content.split(separator: "url(").dropFirst() {
        #expect(reference.first == "#")
      }
    }
  }

  @Test("every state has a card, and every failure says its verdict in words")
  func cards() throws {
    let svg = try #require(pictures(SampleReport.mixed()).first).content
    for text in [
      ">normal<", ">pressed<", ">disabled<", ">normal, suggested<", ">✕ fails 4.5:1<", ">1.76:1<",
      ">– exempt<", ">✓ passes 4.5:1<", ">#34C759 to #004C18<", ">appearance: light<",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(
      svg.contains(
        "<title>PrimaryButton, button. A: label contrast 2.21:1, needs 4.5:1 (normal, light); "))
  }

  @Test("a failure that concerns no part of a control is called by its rule")
  func remark() throws {
    var source = SampleControl.source()
    let index = try #require(source.controls[0].findings.firstIndex { $0.status.isFailure })
    source.controls[0].findings[index].part = "any"
    source.controls[0].findings[index].ruleID = "missing-variant"
    source.controls[0].findings[index].measurement = nil
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.contains(">missing-variant<") && !svg.contains(">any<"))
  }

  @Test("states that only colours tell apart are shown as people see them who see fewer")
  func simulations() throws {
    var source = SampleControl.source()
    let index = try #require(source.controls[0].findings.firstIndex { $0.stateName == "pressed" })
    source.controls[0].findings[index].verdict = .fail(.warning)
    source.controls[0].findings[index].comparedState = .normal
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    for name in ["protanopia", "deuteranopia", "tritanopia"] {
      #expect(svg.contains(">as seen with \(name): light<"))
    }
    // A filter for each kind, and two cards that use it.
    #expect(svg.components(separatedBy: "<feColorMatrix").count == 1 + 3)
    #expect(svg.components(separatedBy: "filter=\"url(#").count == 1 + 6)
    #expect(svg.contains("values=\"0.152286 1.052583 -0.204868 0 0 0.114503 "))
  }

  @Test("the failing part is outlined black on white and lettered")
  func marks() throws {
    let svg = try #require(pictures(SampleReport.mixed()).first).content
    #expect(svg.contains("stroke=\"#FFFFFF\" stroke-width=\"4\""))
    #expect(svg.contains("stroke=\"#000000\" stroke-width=\"1.6\" stroke-dasharray=\"5 3\""))
    #expect(svg.contains(">A</text>") && svg.contains(">C</text>"))
  }

  @Test("appearances in which nothing fails are named, not drawn")
  func quietAppearances() throws {
    var source = SampleControl.source(appearances: [.light, .dark])
    source.controls[0].findings.removeAll { $0.appearance == "dark" && $0.needsAttention }
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.contains("Nothing fails in dark") && !svg.contains("appearance: dark"))
  }

  @Test("appearances in which the same is found are named, not drawn again")
  func repeatedAppearances() throws {
    var source = SampleControl.source(appearances: [.light, .dark])
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    // What could not be measured, D, is in light only.
    #expect(svg.contains("Only A, B, C are found in dark"))
    #expect(!svg.contains("appearance: dark"))
    let index = try #require(
      source.controls[0].findings.firstIndex { $0.appearance == "dark" && $0.needsAttention })
    // Another cause is another finding.
    let cause = IncompleteCause(.rasterImage, "a picture")
    source.controls[0].findings[index].verdict = .incomplete(cause)
    let other = try #require(pictures(SampleReport.report([source])).first).content
    #expect(other.contains("appearance: dark") && !other.contains("The same"))
  }

  @Test("what is found in any appearance is found in those that are not drawn, too")
  func anyAppearance() throws {
    var source = SampleControl.source(appearances: [.light, .dark, .darkIncreasedContrast])
    var findings = source.controls[0].findings
    findings.removeAll { $0.needsAttention && ($0.appearance != "light" || $0.part == "hit-area") }
    source.controls[0].findings = findings
    // A fails in the normal, B in the pressed state. First both do in light only.
    let quiet = try #require(pictures(SampleReport.report([source])).first).content
    #expect(quiet.contains("Nothing fails in 2 more appearances") && !quiet.contains("Only "))
    let indices = findings.indices.filter { findings[$0].needsAttention }
    try #require(indices.count == 2)
    // One in any appearance.
    source.controls[0].findings[indices[1]].appearance = nil
    let one = try #require(pictures(SampleReport.report([source])).first).content
    #expect(one.contains("Only B is found in 2 more appearances") && !one.contains("Nothing fails"))
    // Both in any appearance.
    source.controls[0].findings[indices[0]].appearance = nil
    let both = try #require(pictures(SampleReport.report([source])).first).content
    #expect(both.contains("The same is found in 2 more appearances"))
    #expect(!both.contains("Nothing fails") && !both.contains("appearance: dark"))
  }

  @Test("an appearance whose failures are accepted is not one in which nothing fails")
  func acceptedAppearance() throws {
    var source = SampleControl.source(appearances: [.light, .dark])
    let entry = BaselineEntry(
      fingerprint: "", rule: "", path: "", control: "", state: "", appearance: "", part: "",
      measured: nil, required: nil, since: try #require(CalendarDate("2026-01-01")))
    for (index, finding) in source.controls[0].findings.enumerated()
    where finding.appearance == "dark" && finding.needsAttention {
      source.controls[0].findings[index].standing = .known(entry)
    }
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.contains("Only what is accepted is found in dark") && !svg.contains("Nothing"))
  }

  @Test("an appearance has one row, in whichever order its states come")
  func interleavedAppearances() throws {
    var source = SampleControl.source(appearances: [.light, .dark])
    let renditions = source.controls[0].control.renditions
    try #require(renditions.count == 6)
    source.controls[0].control.renditions = [0, 3, 1, 4, 2, 5].map { renditions[$0] }
    let index = try #require(
      source.controls[0].findings.firstIndex { $0.appearance == "dark" && $0.needsAttention })
    // Another cause is another finding, so that dark is drawn as well.
    source.controls[0].findings[index].verdict = .incomplete(
      IncompleteCause(.rasterImage, "a picture"))
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.components(of: ">appearance: light<") == 1)
    #expect(svg.components(of: ">appearance: dark<") == 1)
  }

  @Test("a letter that no card shows is said to be in the table only")
  func undrawnLetter() throws {
    var source = SampleControl.source()
    #expect(
      try #require(pictures(SampleReport.report([source])).first).content
        .contains("In the table only") == false)
    let index = try #require(
      source.controls[0].findings.firstIndex { $0.ruleID == "target-size" && $0.needsAttention })
    // No rendition is focused.
    source.controls[0].findings[index].state = .focused
    // A and B are the contrasts, C is the size, D what could not be measured.
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.contains(">In the table only: C<"))
  }

  @Test("a drawing with many shapes is simplified around the control, visibly")
  func manyShapes() throws {
    var source = SampleControl.source()
    let layer = source.scenes[0].drawing.layers[0]
    source.scenes[0].drawing = Drawing(
      layers: source.scenes[0].drawing.layers
        + (0..<2_000).map { index in
          var copy = layer
          copy.shape = Shape(
            path: .rectangle(Rect(x: Double(index % 75), y: 3, width: 1, height: 1)))
          return copy
        })
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.utf8.count < 60_000)
    #expect(svg.contains(" shapes are left out"))
  }

  @Test("what fails is drawn even where most shapes have to be left out")
  func failingShapesFirst() throws {
    var source = SampleControl.source()
    let layer = source.scenes[0].drawing.layers[0]
    var detailed = layer
    detailed.shape = Shape(
      path: Path(
        elements: [Path.Element.move(.zero)]
          + (0..<7_998).map { index in
            .line(Point(x: Double(index % 70), y: 5))
          }))
    source.scenes[0].drawing = Drawing(
      layers: [detailed] + source.scenes[0].drawing.layers)
    for index in source.controls[0].findings.indices {
      source.controls[0].findings[index].layers = [2]
    }
    let svg = try #require(pictures(SampleReport.report([source])).first).content
    #expect(svg.components(of: ">PrimaryButton</text>") == 4)
  }

  @Test("gradients, groups, clips, masks and unknown paint are drawn")
  func paints() throws {
    let svg = try #require(pictures(SampleReport.report([richSource()])).first).content
    for text in [
      "<linearGradient ", "<radialGradient ", "stop-color=\"#FF0000\"", "opacity=\"0.5\"",
      "mix-blend-mode:multiply", "<clipPath ", "<mask ", "mask-type:alpha", "<pattern ",
      "some colours are unknown", "fill-rule=\"evenodd\"",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
  }

  @Test("groups, clips and masks nested without end do not overflow")
  func depth() throws {
    var source = SampleControl.source()
    var group = Group(children: [.layer(0), .layer(1)])
    var clip = Clip(path: .rectangle(SampleControl.frame))
    for _ in 0..<500 {
      clip = Clip(
        members: [Clip.Member(path: .rectangle(SampleControl.frame), clips: [clip])], clips: [clip])
      if clip.clips.count > 0 { clip.clips = [] }
      group = Group(opacity: 0.9, clips: [clip], children: [.group(group)])
    }
    source.scenes[0].drawing.root = group
    #expect(pictures(SampleReport.report([source])).count == 1)
  }

  @Test("numbers are short, and those that are none do not trap")
  func numbers() {
    #expect(SVGNumber.text(1.005) == "1" || SVGNumber.text(1.005) == "1.01")
    #expect(SVGNumber.text(-0.25) == "-0.25" && SVGNumber.text(-0.001) == "0")
    #expect(SVGNumber.text(12.3) == "12.3" && SVGNumber.text(12.03) == "12.03")
    #expect(
      SVGNumber.text(.nan) == "0" && SVGNumber.text(.infinity) == "0"
        && SVGNumber.text(1e300) == "1000000000")
  }

  @Test("text is fitted into its cells, lines at their own height")
  func textLines() {
    let cells = Path.rectangle(Rect(x: 10, y: 10, width: 40, height: 20))
    var two = cells
    two.append(.rectangle(Rect(x: 10, y: 30, width: 20, height: 20)))
    let attributes = TextAttributes(string: "Hello wide World", fontSize: 16)
    let one = TextLine.lines(of: attributes, in: cells)
    #expect(one.map(\.string) == ["Hello wide World"] && one.first?.width == 40)
    let lines = TextLine.lines(of: attributes, in: two)
    #expect(lines.map(\.string) == ["Hello wide", "World"])
    #expect(lines.map(\.origin.y) == [10, 30])
  }

  @Test("letters lie apart from each other and from what they point at")
  func badges() {
    let area = Rect(x: 0, y: 0, width: 180, height: 136)
    let marks = [
      Rect(x: 48, y: 26, width: 84, height: 84), Rect(x: 70, y: 55, width: 40, height: 24),
    ]
    var placer = BadgePlacer(area: area, frame: marks[0], marks: marks)
    let centers = marks.map { placer.place($0).center }
    #expect((centers[0] - centers[1]).length > 2 * BadgePlacer.radius)
    for center in centers { #expect(!marks[1].inset(by: -BadgePlacer.radius).contains(center)) }
  }

  private func richSource() -> AuditedSource {
    var source = SampleControl.source()
    let location = source.controls[0].control.location
    let stops = [
      GradientStop(offset: 0, color: Resolved(Color(rgb: 0xFF0000))),
      GradientStop(offset: 1, color: Resolved(.transparent)),
    ]
    let paints: [Paint] = [
      .linearGradient(
        LinearGradient(start: .zero, end: Point(x: 1, y: 0), stops: stops, spread: .reflect)),
      .radialGradient(RadialGradient(center: .zero, radius: 20, focus: .zero, stops: stops)),
      .unresolved(IncompleteCause(.rasterImage, "an image")),
    ]
    var layers = source.scenes[0].drawing.layers
    layers += paints.map { paint in
      Layer(
        part: .decoration, shape: Shape(path: .rectangle(SampleControl.frame), fillRule: .evenOdd),
        paint: Resolved(paint), location: location)
    }
    let clip = Clip(path: .ellipse(in: SampleControl.frame))
    let mask = Mask(
      kind: .alpha, content: Drawing(layers: [layers[0]]),
      region: .rectangle(SampleControl.frame))
    source.scenes[0].drawing = Drawing(
      layers: layers,
      root: Group(children: [
        .layer(0), .layer(1),
        .group(
          Group(
            opacity: 0.5, blendMode: .multiply, clips: [clip], masks: [mask],
            children: [.layer(2), .layer(3), .layer(4)])),
      ]))
    return source
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
