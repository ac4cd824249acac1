public import ColorMath
public import SceneModel

/// What a run has made of its scenes for its reports, so that reports can be joined without scenes.
///
/// Whatever a reporter takes from scenes it takes through here where they are recorded.
public struct RecordedViews: Hashable, Sendable {
  /// A picture of a control.
  public struct Picture: Hashable, Sendable {
    /// What it shows, for those who do not see it.
    public var description: String
    /// The picture as an SVG document.
    public var svg: String

    /// A picture from its parts.
    public init(description: String, svg: String) {
      self.description = description
      self.svg = svg
    }
  }

  /// The named colours of a source's controls in one appearance.
  public struct Colors: Hashable, Sendable {
    /// A named colour.
    public struct Use: Hashable, Sendable {
      /// What gives the colour its name.
      public var definition: Definition
      /// The colour.
      public var color: Color
      /// How many layers have it.
      public var count: Int

      /// A use from its parts.
      public init(definition: Definition, color: Color, count: Int) {
        self.definition = definition
        self.color = color
        self.count = count
      }
    }

    /// The appearance.
    public var appearance: Appearance
    /// What lies behind everything.
    public var window: Color
    /// The colours, in the order of their definitions' places.
    public var uses: [Use]

    /// The colours of one appearance.
    public init(appearance: Appearance, window: Color, uses: [Use]) {
      self.appearance = appearance
      self.window = window
      self.uses = uses
    }
  }

  /// Pictures of controls by the names of their files.
  public var pictures: [String: Picture] = [:]
  /// Drawings of controls for the overview by the names of their pictures, as elements of SVG.
  public var cells: [String: String] = [:]
  /// The colours of every source that had scenes, by path.
  public var colors: [String: [Colors]] = [:]

  /// No views.
  public init() {}

  /// Adds what `other` holds.
  public mutating func merge(_ other: RecordedViews) {
    pictures.merge(other.pictures) { first, _ in first }
    cells.merge(other.cells) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
  }
}
