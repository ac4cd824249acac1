internal import Audit
internal import SceneModel

/// What a run has made of its scenes, as JSON.
enum JSONViews {
  /// The pictures, drawings and colours of `report`.
  static func value(of report: AuditReport) -> JSONWriter.Value {
    let detailed = DetailedControls(report)
    let pictures = PictureAlbum(report, detailed: detailed).pictures.map { fileName, picture in
      JSONWriter.Value.object([
        ("file", .string(fileName)), ("description", .string(picture.description)),
        ("svg", .string(picture.svg())),
      ])
    }
    let cells = OverviewSheet(report, detailed: detailed).drawings
    let sources = report.sources.filter { !$0.scenes.isEmpty }.map { source in
      JSONWriter.Value.object([
        ("file", .string(source.path)),
        ("appearances", .array(Palette.recordedColors(of: source).map(colors))),
      ])
    }
    return .object([
      ("pictures", .array(pictures)),
      ("cells", .object(cells.map { ($0.key, .string($0.value)) })),
      ("colors", .array(sources)),
    ])
  }

  private static func colors(_ colors: RecordedViews.Colors) -> JSONWriter.Value {
    .object([
      ("appearance", .string(colors.appearance.name)),
      ("isDark", .bool(colors.appearance.isDark)),
      ("isIncreasedContrast", .bool(colors.appearance.isIncreasedContrast)),
      ("window", JSONColor.hex(colors.window)),
      ("windowComponents", JSONColor.components(colors.window)),
      (
        "uses",
        .array(
          colors.uses.map { use in
            .object([
              ("definition", JSONCheck.definition(use.definition)),
              ("color", JSONColor.hex(use.color)),
              ("colorComponents", JSONColor.components(use.color)),
              ("count", .integer(use.count)),
            ])
          })
      ),
    ])
  }

  /// The views that `node` describes.
  static func views(_ node: JSONNode) throws(JSONReportError) -> RecordedViews {
    var views = RecordedViews()
    for picture in try node.objects("pictures") {
      views.pictures[try picture.string("file")] = RecordedViews.Picture(
        description: try picture.string("description"), svg: try picture.string("svg"))
    }
    views.cells = try node.table("cells") { $0.string }
    for source in try node.objects("colors") {
      views.colors[try source.string("file")] = try source.objects("appearances").map {
        (colors) throws(JSONReportError) in try Self.colors(colors)
      }
    }
    return views
  }

  private static func colors(_ node: JSONNode) throws(JSONReportError) -> RecordedViews.Colors {
    RecordedViews.Colors(
      appearance: Appearance(
        name: try node.string("appearance"), isDark: try node.flag("isDark"),
        isIncreasedContrast: try node.flag("isIncreasedContrast")),
      window: try node.color("window"),
      uses: try node.objects("uses").map { (use) throws(JSONReportError) in
        RecordedViews.Colors.Use(
          definition: try use.object("definition").definition(), color: try use.color("color"),
          count: try use.integer("count"))
      })
  }
}
