internal import Audit

/// Names places in a Markdown report so that links survive edits elsewhere.
struct MarkdownAnchors {
  private var anchors: [ControlPlace: String] = [:]
  private var slugs: Set<String>

  /// Anchors of the controls of `report`, and unique headings beside `headings`.
  init(_ report: AuditReport, headings: [String]) {
    slugs = Set(headings.map(Self.slug))
    let fingerprints = ControlFingerprints(report)
    var used: Set<String> = []
    for (sourceIndex, source) in report.sources.enumerated() {
      for index in source.controls.indices {
        let place = ControlPlace(source: sourceIndex, control: index)
        let fingerprint = fingerprints[place]
        let short = String(fingerprint.prefix(8))
        anchors[place] = "c-" + (used.insert(short).inserted ? short : fingerprint)
      }
    }
  }

  /// The anchor of a control's section.
  subscript(place: ControlPlace) -> String { anchors[place, default: "c-"] }

  /// A heading for `name` whose slug no other heading has; `path` tells equal names apart.
  mutating func heading(_ name: String, path: String) -> String {
    let plain = VisibleText.collapsed(name, limit: 120)
    let named = plain.unicodeScalars.contains(where: Self.isKept) ? plain : "Control \(plain)"
    let candidates = [named, "\(named) in \(VisibleText.collapsed(path, limit: 200))"]
    for candidate in candidates where slugs.insert(Self.slug(candidate)).inserted {
      return candidate
    }
    var number = 2
    while !slugs.insert(Self.slug("\(candidates[1]) \(number)")).inserted { number += 1 }
    return "\(candidates[1]) \(number)"
  }

  /// GitHub's slug of a heading: lower case, punctuation dropped, spaces as hyphens.
  private static func slug(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || scalar == "_" || isKept(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  /// Letters, marks and numbers.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    keptCategories.contains(scalar.properties.generalCategory)
  }

  private static let keptCategories: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
  ]
}
