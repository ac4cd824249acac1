import ColorMath
import Geometry
import SceneModel

extension FilterResolver {
  /// What a primitive other than a blur or a shadow does.
  func operation(
    _ name: String, _ element: FilterElement, _ inputs: [Filter.Input], _ input: Filter.Input
  ) -> FilterOperation {
    let other = inputs.last ?? input
    switch name {
    case "feFlood": return .flood(floodColor(element))
    case "feOffset": return .offset(input, vector(element.lengths("dx", "dy", default: 0)))
    case "feMorphology": return morphology(input, element)
    case "feColorMatrix": return .colorMatrix(input, element.colorMatrix)
    case "feComponentTransfer": return .componentTransfer(input, element.functions)
    case "feBlend": return .blend(input, over: other, element.blendMode)
    case "feComposite": return .composite(input, other, element.composition)
    case "feMerge": return .merge(inputs)
    case "feTile": return tile(input)
    case "feTurbulence": return element.levelNoise.map { .flood($0) } ?? .unresolved
    case "feConvolveMatrix": return element.convolution(of: input)
    case "feDisplacementMap": return displacement(element, input, other)
    case "feDiffuseLighting", "feSpecularLighting":
      let paint = element.style.resolvingCurrentColor(element.style.lightingColor)
      guard case .color(let color) = paint.value,
        let level = element.levelLight(color, isSpecular: name == "feSpecularLighting")
      else { return .unresolved }
      return .lighting(input, level, Point(x: 2, y: 0), Point(x: 0, y: 2))
    case "feImage":
      let href = document.href(of: element.index) ?? ""
      let isMissing =
        href.isEmpty || href.hasPrefix("#") && document.ids[String(href.dropFirst())] == nil
      return isMissing ? .flood(.transparent) : .unresolved
    default: return .unresolved
    }
  }

  /// Nothing happens without a radius; a single one that is negative counts as 0.
  private func morphology(_ input: Filter.Input, _ element: FilterElement) -> FilterOperation {
    let radius = element.pair("radius", default: 0)
    let clamped = Point(x: max(radius.x, 0), y: max(radius.y, 0))
    guard clamped != .zero else { return .offset(input, .zero) }
    return .morphology(
      input, vector(Point(x: clamped.x, y: 0)), vector(Point(x: 0, y: clamped.y)),
      isDilation: element.attribute("operator") == "dilate")
  }

  private func tile(_ input: Filter.Input) -> FilterOperation {
    var cell = region
    if case .result(let index) = input, let rect = subregions[index] { cell = rect }
    guard let cell, !cell.isEmpty else { return .flood(.transparent) }
    return .tile(
      input, origin: Point(x: cell.x, y: cell.y).applying(context.transform),
      vector(Point(x: cell.width, y: 0)), vector(Point(x: 0, y: cell.height)))
  }

  private func displacement(
    _ element: FilterElement, _ input: Filter.Input, _ map: Filter.Input
  ) -> FilterOperation {
    let scale = element.pair("scale", default: 0)
    guard scale != .zero else { return .offset(input, .zero) }
    return .displacement(
      input, map: map,
      Displacement(
        x: vector(Point(x: scale.x, y: 0)), y: vector(Point(x: 0, y: scale.y)),
        xComponent: element.component("xChannelSelector"),
        yComponent: element.component("yChannelSelector")))
  }

  func floodColor(_ element: FilterElement) -> Color {
    color(element.style.floodColor.value, opacity: element.style.floodOpacity, of: element.style)
  }

  func color(
    _ value: StyledPaint.Value, opacity: Double, of style: Style
  ) -> Color {
    let paint = style.resolvingCurrentColor(StyledPaint(value: value))
    guard case .color(let color) = paint.value else { return .transparent }
    return color.multiplyingAlpha(by: opacity)
  }

  /// A vector of the user space in scene points.
  func vector(_ vector: Point) -> Point {
    let transform = context.transform
    return Point(
      x: transform.a * vector.x + transform.c * vector.y,
      y: transform.b * vector.x + transform.d * vector.y)
  }
}
