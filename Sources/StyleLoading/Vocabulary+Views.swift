import SceneModel

extension Vocabulary {
  private static func view(
    _ attributes: [AttributeName: ValueType] = [:], required: Set<AttributeName> = [],
    children: [ElementName] = [], maximumViews: Int = .max
  ) -> ElementSchema {
    let common: [AttributeName: ValueType] = [
      .when: .condition, .name: .text, .part: .choice(Part.allCases.map(\.rawValue)),
    ]
    return ElementSchema(
      category: .view, attributes: common.merging(attributes) { _, own in own },
      required: required, children: children + modifierNames, maximumViews: maximumViews)
  }

  /// How an outline is painted.
  private static let painting: [AttributeName: ValueType] = [
    .fill: .color, .stroke: .color, .lineWidth: .number,
    .lineCap: .choice(["butt", "round", "square"]),
    .lineJoin: .choice(["miter", "round", "bevel"]),
  ]

  /// Which part of a shape's outline is kept.
  private static let portion: [AttributeName: ValueType] = [
    .trimFrom: .number, .trimTo: .number, .inset: .number,
  ]

  private static func shape(
    _ attributes: [AttributeName: ValueType] = [.strokeBorder: .color],
    required: Set<AttributeName> = []
  ) -> ElementSchema {
    view(
      painting.merging(portion) { own, _ in own }.merging(attributes) { own, _ in own },
      required: required)
  }

  private static let stackAttributes: [AttributeName: ValueType] = [
    .spacing: .number, .alignment: .choice(alignments),
  ]

  static let views: [ViewName: ElementSchema] = [
    .text: view([.value: .text], required: [.value]),
    .label: view(),
    .icon: view(
      [.width: .number, .height: .number, .resizable: .flag]
        .merging(painting) { own, _ in own }.merging(pathOutline) { own, _ in own }),
    .image: view(
      [.width: .number, .height: .number, .resizable: .flag], required: [.width, .height]),
    .rectangle: shape(),
    .roundedRectangle: shape([.strokeBorder: .color, .radius: .number], required: [.radius]),
    .capsule: shape(),
    .circle: shape(),
    .ellipse: shape(),
    .path: shape(pathOutline, required: [.d, .viewBox]),
    .hstack: view(stackAttributes, children: viewNames),
    .vstack: view(stackAttributes, children: viewNames),
    .zstack: view([.alignment: .choice(alignments)], children: viewNames),
    .spacer: view([.minLength: .number]),
    .divider: view(),
    .use: view(
      [.style: .identifier], required: [.style], children: [.definition(.set)] + viewNames,
      maximumViews: 1),
  ]

  static let alternatives = ElementSchema(
    category: .choice, attributes: [.when: .condition], children: viewNames + modifierNames)
}
