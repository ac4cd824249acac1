internal import Audit

/// The pictures of a report: drawn from its scenes, or as an earlier run has drawn them.
struct PictureAlbum {
  /// A picture of a control.
  struct Picture {
    /// What it shows, for those who do not see it.
    var description: String
    /// Draws it as an SVG document, which is most of the work.
    var svg: @Sendable () -> String
  }

  /// The pictures with their file names, in the order of the report.
  private(set) var pictures: [(fileName: String, picture: Picture)] = []
  private var indices: [ControlPlace: Int] = [:]

  /// The pictures of the controls of `report` that its plan chooses.
  init(_ report: AuditReport, detailed: DetailedControls) {
    let plan = PicturePlan(report, detailed: detailed)
    for (sourceIndex, source) in report.sources.enumerated() {
      for (index, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard let fileName = plan.fileName(place) else { continue }
        indices[place] = pictures.count
        if let recorded = report.views?.pictures[fileName] {
          pictures.append(
            (fileName, Picture(description: recorded.description) { recorded.svg }))
        } else {
          // Of hundreds of pictures only those that are being drawn hold what is on their cards.
          let description = ControlPicture.description(
            of: audited.control, LetteredGroups(audited))
          pictures.append(
            (
              fileName,
              Picture(description: description) { ControlPicture(audited, of: source).svg() }
            ))
        }
      }
    }
  }

  /// The picture of a control; `nil` if it has none.
  subscript(place: ControlPlace) -> (fileName: String, picture: Picture)? {
    indices[place].map { pictures[$0] }
  }
}
