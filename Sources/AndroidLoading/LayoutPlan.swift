internal import SceneModel

/// The audited layouts of a project, read once for all parts of the work on it.
struct LayoutPlan: Sendable {
  /// The layouts, in the order of the files.
  private(set) var layouts:
    [(definition: ResourceDefinition, reader: LayoutReader, isNight: Bool?)] = []
  /// Where each layout is included.
  private(set) var inclusions: [ResourceName: [(from: ResourceName, backdrops: [LayoutBackdrop])]] =
    [:]
  /// The outermost view of the first layout of each name.
  private(set) var roots: [ResourceName: LayoutNode] = [:]
  /// What shows each layout.
  private(set) var hosts: [ResourceName: LayoutHost] = [:]
  /// The styles of the views.
  let styles: ViewStyles

  /// The layouts of `table`, whose views have `styles`.
  init(_ table: ResourceTable, _ styles: ViewStyles) {
    self.styles = styles
    for layout in table.auditedLayouts {
      let definition = layout.definition
      let reader = LayoutReader(layout.root, path: definition.location.path, styles)
      layouts.append((definition, reader, layout.isNight))
      if roots[definition.name] == nil { roots[definition.name] = reader.root }
      for inclusion in reader.inclusions {
        inclusions[inclusion.layout, default: []].append((definition.name, inclusion.backdrops))
      }
    }
    let appWidgets = table.appWidgetLayouts
    for (name, root) in roots {
      hosts[name] = LayoutHost(name.name, root: root, isProvided: appWidgets.contains(name))
    }
  }
}
