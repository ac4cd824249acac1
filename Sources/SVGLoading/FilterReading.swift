import SceneModel

/// Tells filters that leave a shape's own colours alone from those that change them.
struct FilterReading {
  let document: SVGDocument
  let styles: StyleResolver

  /// What a filter does to the colours of what it is applied to.
  enum Effect {
    /// Nothing.
    case none
    /// Adds a shadow around, behind or along the inner edge.
    case shadow
    /// Something that is not evaluated.
    case unknown(String)
  }

  /// The effect of the filter with `id`; one that does not exist has none, as in browsers.
  func effect(of id: String) -> Effect {
    guard let index = document.ids[id], document[index].kind == .filter else { return .none }
    let primitives = document.children(of: index).filter { document[$0].localName.hasPrefix("fe") }
    // A filter without primitives hides the element (Filter Effects 1, section 9.1).
    guard let last = primitives.last else { return .unknown("the empty filter '\(id)'") }
    let detail = "the filter '\(id)'"
    if primitives.contains(where: { takesBackground($0) }) { return .unknown(detail) }
    if primitives.count == 1, document[last].kind == .feDropShadow { return .shadow }
    return isShadow(primitives, endingIn: last) ? .shadow : .unknown(detail)
  }

  /// Whether the primitives draw the element as it is and add shadows to it.
  private func isShadow(_ primitives: [Int], endingIn last: Int) -> Bool {
    let kind = document[last].kind
    if kind == .feBlend { return endsInBlend(primitives) }
    if kind == .feMerge { return endsInMerge(last) }
    // `in2` lies under `in` with the operator `over`, the default.
    let isOver = attribute("operator", last) ?? "over" == "over"
    return kind == .feComposite && isOver && attribute("in", last) == "SourceGraphic"
  }

  /// Whether a primitive reads what lies behind the element.
  private func takesBackground(_ index: Int) -> Bool {
    ["in", "in2"].contains { name in
      let value = attribute(name, index)
      return value == "BackgroundImage" || value == "BackgroundAlpha"
    }
  }

  /// Figma's filters: shadows are blended below `SourceGraphic`, inner shadows onto the result.
  private func endsInBlend(_ primitives: [Int]) -> Bool {
    guard
      let base = primitives.firstIndex(where: { index in
        document[index].kind == .feBlend && attribute("in", index) == "SourceGraphic"
          && isNormal(index)
      })
    else { return false }
    // Behind it only inner shadows may follow: offsets and blurs of the shape's alpha.
    let inner = primitives[(base + 1)...]
    let names: Set<ElementKind> = [
      .feColorMatrix, .feOffset, .feGaussianBlur, .feComposite, .feBlend, .feMorphology, .feFlood,
    ]
    return inner.allSatisfy { names.contains(document[$0].kind) }
      && inner.filter { document[$0].kind == .feBlend }.allSatisfy { isNormal($0) }
      && inner.filter { document[$0].kind == .feGaussianBlur }
        .allSatisfy { attribute("in", $0) != "shape" }
  }

  private func isNormal(_ index: Int) -> Bool {
    attribute("mode", index) ?? "normal" == "normal"
  }

  /// The shape as it is lies on top of the merged layers.
  private func endsInMerge(_ index: Int) -> Bool {
    guard let last = document.children(of: index).last(where: { document[$0].kind == .feMergeNode })
    else { return false }
    return attribute("in", last) == "SourceGraphic"
  }

  private func attribute(_ name: String, _ index: Int) -> String? {
    document[index].xml.attribute(name)
  }
}
