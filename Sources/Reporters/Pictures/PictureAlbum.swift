internal import Audit

/// The pictures of a report: drawn from its scenes, or as an earlier run has drawn them.
struct PictureAlbum {
  /// The pictures with their file names, in the order of the report.
  private(set) var pictures: [(fileName: String, picture: RecordedViews.Picture)] = []
  private var indices: [ControlPlace: Int] = [:]

  /// The pictures of the controls of `report` that its plan chooses.
  init(_ report: AuditReport, detailed: DetailedControls) {
    let plan = PicturePlan(report, detailed: detailed)
    for (sourceIndex, source) in report.sources.enumerated() {
      var boxes = SceneBoxes()
      for (index, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard let fileName = plan.fileName(place) else { continue }
        indices[place] = pictures.count
        if let recorded = report.views?.pictures[fileName] {
          pictures.append((fileName, recorded))
        } else {
          let picture = ControlPicture(
            audited, of: source, groups: LetteredGroups(audited), boxes: &boxes)
          pictures.append(
            (
              fileName,
              RecordedViews.Picture(description: picture.description, svg: picture.svg(&boxes))
            ))
        }
      }
    }
  }

  /// The picture of a control; `nil` if it has none.
  subscript(place: ControlPlace) -> (fileName: String, picture: RecordedViews.Picture)? {
    indices[place].map { pictures[$0] }
  }
}
