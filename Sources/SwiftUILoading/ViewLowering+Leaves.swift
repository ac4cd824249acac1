import Geometry
import SceneModel
import TextMetrics
import ViewLayout

extension Evaluator {
  /// What texts and symbols take from the environment.
  mutating func leafModifiers() -> [ViewModifier] {
    let font: [ViewModifier] = [.font(currentFont), .foreground(currentForeground)]
    guard let obstacle = environment.font?.obstacle else { return font }
    return font + [.fontSizeUnknown(cause(obstacle))]
  }

  /// Notes that a text or symbol in a font that is not known has no known size.
  mutating func noteFont() {
    sizeObstacle = sizeObstacle ?? environment.font?.obstacle
  }

  private var currentFont: SystemFont {
    let font = environment.font ?? FontValue(size: 17, weight: 400)
    return SystemFont(
      size: hasLeastSizes && font.obstacle != nil ? Self.leastExtent : font.size,
      weight: environment.weight ?? font.weight, design: environment.design ?? font.design)
  }

  private var currentForeground: ViewPaint {
    mutating get { viewPaint(environment.foreground ?? .foreground) }
  }

  mutating func lowered(_ image: ImageValue, _ place: Expression.Place) -> View {
    let location = location(place)
    guard image.isSymbol else {
      let cause = IncompleteCause(
        .rasterImage, "the image '\(image.name)' is not read", at: location)
      if !image.isResizable {
        sizeObstacle =
          sizeObstacle
          ?? Obstacle(
            cause: "the size of the image '\(image.name)' is not known", place: place)
      }
      return View(
        .picture(
          Picture(
            .bitmap(cause), size: unknownSize, isResizable: image.isResizable)),
        location: location)
    }
    if !image.isResizable { noteFont() }
    let font = currentFont
    let scale = environment.imageScale ?? 1
    let size = Size(
      width: font.size * 1.2 * scale, height: font.size * 1.2 * scale)
    if environment.hasLayeredSymbols {
      let cause = IncompleteCause(
        .unsupported, "the layers of a symbol have several colours", at: location)
      return View(
        .picture(Picture(.bitmap(cause), size: size, isResizable: image.isResizable)),
        location: location)
    }
    let picture = Picture(
      .symbol, size: scale == 1 && !image.isResizable ? nil : size, isResizable: image.isResizable)
    // Which symbol it is tells one state from another where the outline is not known.
    return View(
      .picture(picture), modifiers: leafModifiers(), name: image.name.isEmpty ? nil : image.name,
      location: location)
  }

  /// What stands for a size that is not known.
  var unknownSize: Size {
    let side = hasLeastSizes ? Self.leastExtent : 20
    return Size(width: side, height: side)
  }
}
