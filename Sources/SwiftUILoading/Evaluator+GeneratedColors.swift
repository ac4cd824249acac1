extension Evaluator {
  /// Members of generated assets that are the colour itself.
  private static let accessors: Set<String> = ["color", "swiftUIColor", "uiColor"]

  /// The colour of a `ColorAsset`, as generators of code for catalogues call it; `nil` for others.
  ///
  /// The generated code asks the bundle for the name, which only the catalogue can answer.
  mutating func generatedColor(
    _ accessor: String, of instance: Instance, _ place: Expression.Place
  ) -> Value? {
    guard Self.accessors.contains(accessor), case .string(let name)? = instance.properties["name"],
      symbols.entry(instance.type).name.hasSuffix("ColorAsset")
    else { return nil }
    return assetColor(named: name, place).map { .paint($0) }
  }

  /// The colour that `Asset.name.swiftUIColor` or `Color(.Folder.name)` stands for where the generated
  /// code is not among the files but the catalogue is.
  mutating func generatedColor(
    _ accessor: String, of symbol: String, _ place: Expression.Place
  ) -> Value? {
    for type in ["UIColor.", "Color."] where symbol.hasPrefix(type) {
      let path = symbol.dropFirst(type.count).filter { $0 != "." } + accessor
      return assetColor(symbol: path, place).map { .paint($0) }
    }
    guard
      accessor == "swiftUIColor" || Self.accessors.contains(accessor) && symbol.hasPrefix("Asset"),
      let name = symbol.split(separator: ".").last
    else { return nil }
    return assetColor(symbol: String(name), place).map { .paint($0) }
  }
}
