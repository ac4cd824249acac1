/// The text of a colour of an asset catalogue.
public enum ColorSetText {
  /// A catalogue's colour with these elements of `colors`.
  public static func contents(_ entries: String...) -> String {
    contents(entries)
  }

  /// A catalogue's colour with these elements of `colors`.
  public static func contents(_ entries: [String]) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))], "info": {"version": 1}}"#
  }

  /// An element of `colors` with the bytes of `hex`.
  public static func entry(
    _ hex: UInt32, _ appearances: String..., idiom: String = "universal"
  ) -> String {
    let bytes = [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF].map { "\($0)" }
    let traits = appearances.map { name in
      #"{"appearance": "\#(name == "high" ? "contrast" : "luminosity")", "value": "\#(name)"}"#
    }
    let suffix = traits.isEmpty ? "" : #", "appearances": [\#(traits.joined(separator: ","))]"#
    return #"""
      {"idiom": "\#(idiom)"\#(suffix), "color": {"color-space": "srgb", "components":
        {"red": "\#(bytes[0])", "green": "\#(bytes[1])", "blue": "\#(bytes[2])", "alpha": "1.000"}}}
      """#
  }
}
