internal import Audit

/// Hands out the names of test cases: legal, stable and unique in a report.
struct JUnitNames {
  /// Longest name in Unicode scalars; consumers cut longer ones.
  static let limit = 250

  /// By class.
  private var used: [String: Set<String>] = [:]
  private var classNames: [ClassPlace: String] = [:]

  private struct ClassPlace: Hashable {
    var path: String
    var key: String
  }

  /// Names for the controls of `report`: those that would share a class name get 6 more digits.
  init(_ report: AuditReport) {
    var owners: [String: Set<ClassPlace>] = [:]
    for source in report.sources {
      for audited in source.controls {
        let place = ClassPlace(path: source.path, key: audited.control.key)
        let name = Self.plainClassName(path: place.path, control: place.key)
        classNames[place] = name
        owners[name, default: []].insert(place)
      }
    }
    for (name, places) in owners where places.count > 1 {
      for place in places {
        classNames[place] = Self.shortened(
          name, with: Self.digits(place.path, place.key).prefix(6), limit: Self.limit)
      }
    }
  }

  /// The class name of a control.
  func className(path: String, control: String) -> String {
    classNames[ClassPlace(path: path, key: control)]
      ?? Self.plainClassName(path: path, control: control)
  }

  /// The class name of the cases about a file as a whole.
  static func className(path: String) -> String {
    bounded(parts(of: path).joined(separator: "."), seed: path)
  }

  /// The name of the case of `finding` in a class, no other of which has it.
  mutating func name(of finding: Finding, in className: String) -> String {
    var name =
      "\(finding.ruleID) (\(finding.stateName), \(finding.appearanceName), \(finding.part))"
    if finding.occurrence > 0 { name += " #\(finding.occurrence + 1)" }
    return unique(name, seed: finding.fingerprint, in: className)
  }

  /// `name`, made legal, short and unique within `className`.
  mutating func unique(_ name: String, seed: String, in className: String) -> String {
    let legal = Self.bounded(VisibleText.collapsed(name), seed: seed)
    var candidate = legal.isEmpty ? "_" : legal
    var attempt = 0
    while !used[className, default: []].insert(candidate).inserted {
      candidate = Self.shortened(
        legal, with: Self.digits(seed, String(attempt)).prefix(6), limit: Self.limit)
      attempt += 1
    }
    return candidate
  }

  private static func plainClassName(path: String, control: String) -> String {
    let name = (parts(of: path) + [part(control)]).joined(separator: ".")
    return bounded(name, seed: path + "\n" + control)
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: true).map { part(String($0)) }
  }

  /// One part of a class name: no dots, slashes or white space, never empty.
  private static func part(_ text: String) -> String {
    let scalars = VisibleText.collapsed(text).unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case ".", "/", "\\": "_"
      case _ where VisibleText.isWhiteSpace(scalar): "_"
      default: scalar
      }
    }
    return scalars.isEmpty ? "_" : String(String.UnicodeScalarView(scalars))
  }

  /// `name` if it is short enough, else its beginning and 12 digits.
  private static func bounded(_ name: String, seed: String) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return shortened(name, with: digits(seed, name).prefix(12), limit: limit)
  }

  private static func shortened(_ name: String, with digits: Substring, limit: Int) -> String {
    let kept = name.unicodeScalars.prefix(limit - digits.count - 1)
    return String(String.UnicodeScalarView(kept)) + "~" + digits
  }

  private static func digits(_ first: String, _ second: String) -> String {
    SHA256.hex(of: Array((first + "\n" + second).utf8))
  }
}
