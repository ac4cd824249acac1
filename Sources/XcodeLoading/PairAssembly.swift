internal import AppleResources
internal import ColorMath
internal import Geometry
internal import SceneModel

/// Turns pairs of a catalogue's colours into texts on their backgrounds.
struct PairAssembly {
  let resolver: ColorResolver
  let options: LoadingOptions
  /// Whether the project has variants for increased contrast at all.
  let providesIncreasedContrast: Bool

  /// The source of the background that all of `pairs` share.
  func source(of pairs: [ColorPair], at path: String) -> LoadedSource {
    var scenes = SceneAssembly(resolver: resolver, options: options)
    let controls = pairs.map { control(of: $0, into: &scenes) }
    return LoadedSource(path: path, scenes: scenes.scenes, controls: controls)
  }

  private func control(of pair: ColorPair, into scenes: inout SceneAssembly) -> Control {
    let name = "\(pair.text.name) over \(pair.background.name)"
    let frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let location =
      pair.background.entry(for: .light)?.location ?? SourceLocation(path: pair.background.path)
    let look = Look(state: pair.state, parts: parts(of: pair, in: frame, at: location))
    let backdrop = Backdrop(items: [], path: pair.background.path, window: nil, fades: [])
    let renditions = Appearance.standard.map { appearance in
      let placed = scenes.add(look, over: backdrop, bounds: frame, in: appearance)
      return Rendition(
        state: pair.state, appearance: appearance, scene: placed.scene, layers: placed.layers,
        frame: frame, isFrameLaidOut: false, hitRegion: .region(.empty),
        sizeEvidence: SizeEvidence(width: .unknown, height: .unknown))
    }
    return Control(
      key: name, name: name, role: .drawing, location: location, renditions: renditions,
      observations: observations(of: pair, at: location))
  }

  private func parts(
    of pair: ColorPair, in frame: Rect, at location: SourceLocation
  ) -> [PaintedPart] {
    let background = InterfaceColor(reference: .catalog(pair.background), steps: [])
    // A colour for texts of any size has to do for the smallest.
    let run = TextRun(
      string: pair.text.name, color: InterfaceColor(reference: .catalog(pair.text), steps: []),
      font: .body, location: location)
    let box = TextRun.boxes(of: [run], in: frame, TextPlacement(horizontal: 0.5))
    return [
      PaintedPart(
        part: .decoration, path: .rectangle(frame), color: background, name: pair.background.name,
        location: location)
    ] + box.map { .text(run, in: $0, name: pair.text.name) }
  }

  // MARK: Missing variants

  /// What is asked of normal text, and of text with increased contrast (WCAG 1.4.3 and 1.4.6).
  private static let minimum = 4.5
  private static let enhanced = 7.0

  /// Variants that nobody defined although the pair needs them.
  private func observations(of pair: ColorPair, at location: SourceLocation) -> [Observation] {
    guard !pair.state.contains(.disabled) else { return [] }
    var result: [Observation] = []
    if lacks(.dark, pair) == 1, let ratio = ratio(of: pair, in: .dark), ratio < Self.minimum {
      let (with, without) =
        pair.text.varies(in: .dark)
        ? (pair.text, pair.background) : (pair.background, pair.text)
      result.append(
        observation(
          "'\(without.name)' has no dark variant although '\(with.name)' has one, and the contrast"
            + " is \(Figures.ratio(ratio)):1 in dark; define one", without, .dark))
    }
    guard providesIncreasedContrast else { return result }
    let increased = [Appearance.lightIncreasedContrast, .darkIncreasedContrast].filter {
      lacksContrast($0, pair) && (ratio(of: pair, in: $0) ?? Self.enhanced) < Self.enhanced
    }
    if let first = increased.first {
      let figures = increased.compactMap { ratio(of: pair, in: $0).map(Figures.ratio) }
      let worst = Set(figures).sorted().joined(separator: " and ")
      result.append(
        observation(
          "neither '\(pair.text.name)' nor '\(pair.background.name)' has a variant for increased"
            + " contrast, and the contrast stays at \(worst):1, below 7:1; define one",
          pair.background, increased.count == 1 ? first : nil))
    }
    return result
  }

  private func observation(
    _ message: String, _ set: ColorSet, _ appearance: Appearance?
  ) -> Observation {
    Observation(
      .missingVariant, message: message, location: SourceLocation(path: set.path),
      appearance: appearance?.name)
  }

  /// How many of the two colours have no value of their own in `appearance`.
  private func lacks(_ appearance: Appearance, _ pair: ColorPair) -> Int {
    [pair.text, pair.background].filter { !$0.varies(in: appearance) && !isPlatform($0) }.count
  }

  /// Whether neither has a value for increased contrast.
  private func lacksContrast(_ appearance: Appearance, _ pair: ColorPair) -> Bool {
    [pair.text, pair.background].allSatisfy {
      $0.entry(for: appearance)?.isIncreasedContrast != true && !isPlatform($0)
    }
  }

  /// Whether the platform gives the colour its variants.
  private func isPlatform(_ set: ColorSet) -> Bool {
    if case .platform = set.entry(for: .light)?.value { return true }
    return false
  }

  private func ratio(of pair: ColorPair, in appearance: Appearance) -> Double? {
    let paints = [pair.text, pair.background].map {
      resolver.paint(InterfaceColor(reference: .catalog($0), steps: []), in: appearance).value
    }
    guard case .color(let text) = paints[0], case .color(let background) = paints[1],
      background.alpha == 1
    else { return nil }
    return text.composited(over: background).contrastRatio(with: background)
  }
}
