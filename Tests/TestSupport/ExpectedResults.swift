public import Foundation

/// Results for the controls of a project that were derived by hand.
public struct ExpectedResults: Decodable, Sendable {
  /// How large a control is.
  public struct Size: Decodable, Sendable {
    /// In points; `nil` if the files do not tell it.
    public var width: Double?
    /// In points; `nil` if the files do not tell it.
    public var height: Double?
    /// `nil` if nothing is judged.
    public var verdict: String?
  }

  /// The font of a text.
  public struct Text: Decodable, Sendable {
    /// Whether the weight is at least 700.
    public var bold: Bool
  }

  /// One control in one state and appearance.
  public struct Result: Decodable, Sendable {
    /// A name for the control, the same in all its states.
    public var id: String
    /// The path in the project.
    public var file: String
    /// What in the file is meant, in words.
    public var `where`: String
    /// Such as `light` or `dark, increased contrast`, or the name of a theme.
    public var appearance: String
    /// In the platform's own word.
    public var state: String
    /// As `#RRGGBB`; `nil` if it cannot be told.
    public var foreground: String?
    /// As `#RRGGBB`; `nil` if it cannot be told.
    public var background: String?
    /// What the background leaves out.
    public var backgroundNote: String?
    /// WCAG ratio of both.
    public var contrast: Double?
    /// The contrast that is asked of the text.
    public var required: Double?
    /// The same with large text in pixels.
    public var requiredStrict: Double?
    /// `pass`, `fail`, `exempt` or `undetermined`.
    public var verdict: String
    /// The same with large text in pixels.
    public var verdictStrict: String?
    /// `nil` if there is no text.
    public var text: Text?
    /// `nil` if it is not judged.
    public var size: Size?
  }

  /// All results.
  public var controls: [Result]

  /// The results of the file with these bytes.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
  }

  /// The results for a project of the shared folder, such as `corpus/ios/NAME`.
  public init(project: String) throws {
    self = try SharedMaterial.decoded(Self.self, from: "\(project)/expected.json")
  }
}

extension ExpectedResults.Result: CustomStringConvertible {
  /// The control with its appearance and state.
  public var description: String { "\(id), \(appearance), \(state)" }
}
