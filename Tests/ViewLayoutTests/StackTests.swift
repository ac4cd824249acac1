import Geometry
import SceneModel
import Testing
import ViewLayout

@Suite("Stacks")
struct StackTests {
  private func row(_ spacing: Double?, _ views: View...) -> View {
    view(.stack(Stack(.horizontal, spacing: spacing, views: views)))
  }

  @Test("neighbours are 8 points apart unless something else is asked for")
  func spacing() throws {
    #expect(
      try rendering(row(nil, box(10, 10), box(20, 30))).frame.size == Size(width: 38, height: 30))
    let close = try rendering(row(0, box(10, 10), box(20, 30)))
    #expect(
      close.boxes == [
        Rect(x: 0, y: 10, width: 10, height: 10), Rect(x: 10, y: 0, width: 20, height: 30),
      ])
  }

  @Test("a spacer takes what is left and at least its minimum")
  func spacer() throws {
    let wide = try rendering(
      row(0, box(10, 10), view(.spacer(minimumLength: nil)), box(20, 10)), width: 100)
    #expect(wide.frame.width == 100)
    #expect(wide.boxes[1].x == 80)
    let narrow = try rendering(
      row(0, box(10, 10), view(.spacer(minimumLength: nil)), box(20, 10)), width: 30)
    #expect(narrow.frame.width == 38)
    let none = try rendering(
      row(0, box(10, 10), view(.spacer(minimumLength: 0)), box(20, 10)), width: 30)
    #expect(none.frame.width == 30)
  }

  @Test("without a stated spacing a spacer needs none beside it")
  func spacerSpacing() throws {
    let row = row(nil, box(10, 10), view(.spacer(minimumLength: nil)), box(20, 10))
    #expect(try rendering(row, width: 0).frame.width == 38)
    #expect(try rendering(row, width: 100).frame.width == 100)
  }

  @Test("a spacer takes only what no other view wants")
  func spacerPriority() throws {
    let row = row(0, fill(), view(.spacer(minimumLength: 4)))
    #expect(try rendering(row, width: 100).boxes[0].width == 96)
  }

  @Test("texts below each other need no spacing, texts beside each other do")
  func textSpacing() throws {
    let line = 11.93359375
    let column = view(.stack(Stack(.vertical, views: [text("a"), text("b", .opacity(0.5))])))
    #expect(try rendering(column).frame.height == 2 * line)
    let apart = view(
      .stack(Stack(.vertical, views: [text("a", .padding(EdgeInsets(top: 1))), text("b")])))
    #expect(try rendering(apart).frame.height == 2 * line + 9)
    #expect(try rendering(row(nil, text("a"), text("b"))).frame.width == 20)
  }

  @Test("a view that is not there takes neither space nor spacing")
  func nothing() throws {
    #expect(try rendering(row(8, box(10, 10), view(.empty), box(10, 10))).frame.width == 28)
  }

  @Test("the least flexible view comes first, the others share the rest")
  func flexibility() throws {
    let result = try rendering(row(0, fill(), box(40, 10), fill()), width: 100)
    #expect(result.boxes.map(\.width) == [30, 40, 30])
  }

  @Test("a view of higher priority takes all but the others' least lengths")
  func priority() throws {
    let result = try rendering(
      row(0, fill(), fill(.black, .layoutPriority(1)), box(10, 10)), width: 100)
    #expect(result.boxes.map(\.width) == [0, 90, 10].filter { $0 > 0 })
  }

  @Test("a column places its views below each other, aligned across")
  func column() throws {
    let result = try rendering(
      view(
        .stack(
          Stack(
            .vertical, alignment: UnitPoint(x: 1, y: 0.5), spacing: 4,
            views: [box(10, 10), box(30, 20)]))))
    #expect(result.frame.size == Size(width: 30, height: 34))
    #expect(result.boxes[0] == Rect(x: 20, y: 0, width: 10, height: 10))
    #expect(result.boxes[1] == Rect(x: 0, y: 14, width: 30, height: 20))
  }

  @Test("a pile is as large as its largest views and paints later ones on top")
  func pile() throws {
    let result = try rendering(
      view(.stack(Stack(.depth, views: [box(10, 40), box(30, 20)]))))
    #expect(result.frame.size == Size(width: 30, height: 40))
    #expect(result.boxes[0] == Rect(x: 10, y: 0, width: 10, height: 40))
    #expect(result.boxes[1] == Rect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test("stacks in stacks are measured in bounded time")
  func nested() throws {
    var nested = box(10, 10)
    for level in 0..<60 {
      nested = view(
        .stack(
          Stack(level % 2 == 0 ? .horizontal : .vertical, spacing: 0, views: [nested, fill()])))
    }
    #expect(try rendering(nested).frame.size == Size(width: 320, height: 480))
  }

  @Test("rows on a line of text in such rows are measured in bounded time", .timeLimit(.minutes(1)))
  func nestedOnLines() throws {
    var nested = view(.text("A"))
    for _ in 0..<40 {
      let row = Stack(.horizontal, baseline: .last, spacing: 0, views: [nested, box(1, 1)])
      nested = view(.stack(row))
    }
    // A text is as wide as by itself, and each row adds 1.
    let alone = try rendering(view(.text("A"))).frame
    #expect(abs(try rendering(nested).frame.width - alone.width - 40) < 1e-6)
  }

  @Test("nesting beyond the limit is an error with the place")
  func depth() {
    var deep = box(10, 10)
    for _ in 0..<LayoutLimits.depth {
      deep = View(.button(deep), location: SourceLocation(path: "deep"))
    }
    #expect(throws: ViewLayoutError.self) { try rendering(deep) }
  }
}
