import ColorMath
import Geometry
import Raster
import SceneModel
import Testing
import ViewLayout

/// Changes of colours, by the formulas of the description of the platform's behaviour.
@Suite("Effects")
struct EffectTests {
  /// The colour in the middle of `view`, 10 by 10 points, on a window.
  private func color(_ view: View, on window: Color = .white) throws -> Color {
    let result = try rendering(view)
    let scene = Scene(
      drawing: result.drawing, window: .stated(Resolved(window)), bounds: result.frame)
    #expect(scene.violations().isEmpty)
    let probe = ColorProbe(PreparedScene(scene), in: result.frame)
    guard case .color(let color) = probe.color(at: Point(x: 5, y: 5), over: window) else {
      Issue.record("no colour is known")
      return .transparent
    }
    return color
  }

  private func check(_ color: Color, _ red: Double, _ green: Double, _ blue: Double) {
    #expect(abs(color.red - red) < 1e-9, "\(color)")
    #expect(abs(color.green - green) < 1e-9, "\(color)")
    #expect(abs(color.blue - blue) < 1e-9, "\(color)")
  }

  private func square(_ color: Color, _ modifiers: ViewModifier...) -> View {
    View(
      .shape(ShapeGeometry(.rectangle), .fill(paint(color))),
      modifiers: [.frame(width: 10, height: 10, alignment: .center)] + modifiers, location: place)
  }

  private func changed(_ color: Color, _ effect: ColorEffect) throws -> Color {
    try self.color(square(color, .colorEffect(effect)))
  }

  @Test("brightness adds to each component, contrast spreads it from the middle")
  func brightness() throws {
    let color = Color(red: 0.5, green: 0.25, blue: 0.9)
    check(try changed(color, .brightness(0.2)), 0.7, 0.45, 1)
    check(try changed(color, .brightness(-0.3)), 0.2, 0, 0.6)
    check(try changed(color, .contrast(0.5)), 0.5, 0.375, 0.7)
    check(try changed(color, .invert), 0.5, 0.75, 0.1)
  }

  // The luminance's shares are 0.213, 0.715 and 0.072.
  @Test("saturation, grayscale and a turn of the hue keep the luminance's shares")
  func saturation() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    check(try changed(red, .saturation(0)), 0.213, 0.213, 0.213)
    check(try changed(red, .grayscale(1)), 0.213, 0.213, 0.213)
    check(try changed(red, .grayscale(0.5)), 0.6065, 0.1065, 0.1065)
    check(try changed(red, .hueRotation(180)), 0, 0.426, 0.426)
  }

  @Test("a multiplied colour is the product")
  func multiplied() throws {
    let product = try changed(
      Color(red: 0.8, green: 0.6, blue: 0.4), .multiply(Color(red: 0.5, green: 1, blue: 0)))
    check(product, 0.4, 0.6, 0)
  }

  // A third of black at a fifth of opacity, 51 of 255 steps: 1 / 3 x 0.2 + 1 x 0.8.
  @Test("an effect changes what is painted, not what shows through")
  func translucent() throws {
    let expected = 0.2 / 3 + 0.8
    let view = square(.black, .opacity(0.2), .colorEffect(.brightness(1.0 / 3)))
    check(try color(view), expected, expected, expected)
    let outside = square(.black, .colorEffect(.brightness(1.0 / 3)), .opacity(0.2))
    check(try color(outside), expected, expected, expected)
  }

  @Test(
    "a blended view mixes with what lies behind it",
    arguments: [
      (.multiply, [0.2, 0.15, 0.1]), (.screen, [0.85, 0.7, 0.55]),
      (.plusLighter, [1, 0.85, 0.65]), (.plusDarker, [0.05, 0, 0]), (.overlay, [0.7, 0.4, 0.2]),
    ] as [(BlendMode, [Double])])
  func blend(mode: BlendMode, expected: [Double]) throws {
    let backdrop = Color(red: 0.8, green: 0.6, blue: 0.4)
    let grey = Color(red: 0.25, green: 0.25, blue: 0.25)
    let result = try color(square(grey, .blend(mode)), on: backdrop)
    check(result, expected[0], expected[1], expected[2])
  }

  // One by one: 1 x 0.5 x 0.5; as a group the upper one hides the lower one: 1 x 0.5.
  @Test("leaves are blended one by one unless a group lies between")
  func blendedLeaves() throws {
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    let twice = ViewModifier.background(fill(grey), alignment: .center)
    let single = try color(square(grey, twice, .blend(.multiply)))
    check(single, 0.25, 0.25, 0.25)
    let grouped = try color(square(grey, twice, .compositingGroup, .blend(.multiply)))
    check(grouped, 0.5, 0.5, 0.5)
    let inside = try color(square(grey, .blend(.multiply), .compositingGroup), on: grey)
    check(inside, 0.5, 0.5, 0.5)
  }

  @Test("a translucent mask fades, an opaque one clips, an empty one hides")
  func mask() throws {
    let faint = ViewModifier.mask(fill(Color.black.withAlpha(0.25)), alignment: .center)
    check(try color(square(.black, faint)), 0.75, 0.75, 0.75)
    let circle = view(.shape(ShapeGeometry(.circle), .fill(paint(.black))))
    let cut = try rendering(square(.black, .mask(circle, alignment: .center)))
    guard case .group(let group)? = cut.drawing.root.children.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clips.count == 1 && group.masks.isEmpty)
    let hidden = try rendering(square(.black, .mask(view(.empty), alignment: .center)))
    #expect(hidden.drawing.layers.isEmpty)
  }

  @Test("a mask leaves taps as they are, and one of letters makes colours unknown")
  func letterMask() throws {
    let result = try rendering(square(.black, .mask(text("a"), alignment: .center)))
    #expect(result.hitRegion.area == 100)
    guard case .group(let group)? = result.drawing.root.children.first else {
      Issue.record("no group")
      return
    }
    #expect(group.unresolvedEffect?.cause.code == .unsupported)
  }

  @Test("colours under an effect that is not known are open, sizes and taps are not")
  func unresolved() throws {
    let cause = IncompleteCause(.unsupported, "a blur", at: place)
    let result = try rendering(square(.black, .unresolved(cause), .opacity(0.5)))
    #expect(result.colors == [.unresolved(cause)])
    #expect(result.frame.size == Size(width: 10, height: 10))
    #expect(result.hitRegion.area == 100)
  }

  @Test("a higher index paints later and moves nothing")
  func zIndex() throws {
    let red = Color(rgb: 0xFF0000)
    let pile = view(
      .stack(Stack(.depth, views: [square(red, .zIndex(1), .opacity(0.5)), square(.black)])))
    #expect(try rendering(pile).colors == [.color(.black), .color(red)])
    let row = view(
      .stack(Stack(.horizontal, spacing: 0, views: [square(red, .zIndex(1)), square(.black)])))
    let result = try rendering(row)
    #expect(result.colors == [.color(.black), .color(red)])
    #expect(result.boxes.map(\.x) == [10, 0])
  }

  @Test("a position takes the whole space and puts the middle there")
  func position() throws {
    let result = try rendering(
      square(.black, .position(Point(x: 30, y: 20))), width: 100, height: 50)
    #expect(result.frame.size == Size(width: 100, height: 50))
    #expect(result.boxes == [Rect(x: 25, y: 15, width: 10, height: 10)])
    #expect(result.hitRegion.area == 100)
  }

  @Test("a transform acts in the view's own coordinates and not on the layout")
  func transform() throws {
    let double = AffineTransform.scale(x: 2, y: 3)
    let result = try rendering(
      square(.black, .transform(double), .padding(EdgeInsets(top: 5, leading: 5))))
    #expect(result.frame.size == Size(width: 15, height: 15))
    #expect(result.boxes == [Rect(x: 5, y: 5, width: 20, height: 30)])
  }
}
