import SceneModel

extension Vocabulary {
  static let definitions: [DefinitionName: ElementSchema] = [
    .theme: ElementSchema(
      category: .definition, attributes: [:],
      children: [
        .include, .appearance, .color, .dimension, .gradient, .textStyle, .style, .screen, .control,
      ].map { .definition($0) }),
    .include: ElementSchema(
      category: .definition, attributes: [.href: .title], required: [.href]),
    .appearance: ElementSchema(
      category: .definition,
      attributes: [
        .name: .identifier, .basedOn: .identifier, .window: .color, .dark: .flag,
        .increasedContrast: .flag,
      ], required: [.name]),
    .color: ElementSchema(
      category: .definition, attributes: [.name: .identifier, .value: .argument],
      required: [.name], children: [.definition(.case)], hasVariants: true),
    .dimension: ElementSchema(
      category: .definition, attributes: [.name: .identifier, .value: .argument],
      required: [.name], children: [.definition(.case)], hasVariants: true),
    .case: ElementSchema(
      category: .definition, attributes: [.when: .condition, .value: .argument],
      required: [.when], hasVariants: true),
    .gradient: ElementSchema(
      category: .definition,
      attributes: [
        .name: .identifier, .start: .choice(alignments), .end: .choice(alignments),
        .center: .choice(alignments), .startRadius: .number, .endRadius: .number,
      ], required: [.name], children: [.definition(.stop)]),
    .stop: ElementSchema(
      category: .definition, attributes: [.at: .number, .color: .color],
      required: [.at, .color]),
    .textStyle: ElementSchema(
      category: .definition,
      attributes: [
        .name: .identifier, .size: .number, .weight: .choice(weights.map(\.name)),
        .design: .choice(designs),
      ], required: [.name, .size]),
    .style: ElementSchema(
      category: .definition, attributes: [.name: .identifier, .basedOn: .identifier],
      required: [.name],
      children: [.definition(.parameter), .definition(.set)] + viewNames + modifierNames,
      maximumViews: 1),
    .parameter: ElementSchema(
      category: .parameter,
      attributes: [
        .name: .identifier, .type: .choice(ParameterType.allCases.map(\.rawValue)),
        .default: .argument,
      ],
      required: [.name, .type]),
    .set: ElementSchema(
      category: .set,
      attributes: [.parameter: .identifier, .value: .argument, .when: .condition],
      required: [.parameter, .value]),
    .screen: ElementSchema(
      category: .definition,
      attributes: [
        .name: .title, .width: .number, .height: .number, .background: .color,
      ], required: [.name], children: [.definition(.control)]),
    .control: ElementSchema(
      category: .definition,
      attributes: [
        .name: .title, .role: .choice(roles), .style: .identifier, .label: .text,
        .action: .text, .exempt: .choices(Exemption.allCases.map(\.rawValue)), .x: .number,
        .y: .number, .availableWidth: .number, .availableHeight: .number,
      ], required: [.name, .role], children: [.definition(.set)] + viewNames + modifierNames,
      maximumViews: 1),
  ]

  /// A drawing is no control.
  static let roles = Role.allCases.filter(\.isOperable).map(\.rawValue)
}
