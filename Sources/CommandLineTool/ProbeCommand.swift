internal import Foundation
internal import Geometry
internal import SceneModel

/// Answers which colour is at points of drawings, and which control takes a tap there.
struct ProbeCommand {
  private let loading: LoadingOptions
  private let tokenFiles: [String]
  private let choice: SceneProbe.Choice
  private let answersHits: Bool
  private let request: Request
  private let context: ProcessContext
  private let fileSystem = FileSystem()

  private enum Request {
    case points(file: String, [Point])
    case bulk(pointsFile: String)
  }

  init(_ arguments: BoundArguments, context: ProcessContext) throws(UsageError) {
    self.context = context
    var loading = try LoadingOptions(arguments)
    answersHits = arguments.has("hits")
    choice = SceneProbe.Choice(
      control: arguments.value("control"), state: try arguments.states.last,
      appearance: arguments.value("appearance"), windows: loading.windows)
    // All are loaded, so that a name that is not there can be told from an empty drawing.
    loading.appearances = []
    self.loading = loading
    tokenFiles = arguments.all("tokens")
    if let file = arguments.value("points") {
      guard arguments.operands.isEmpty else {
        throw UsageError(.other("'--points' names the files itself; leave out the others"))
      }
      request = .bulk(pointsFile: file)
      return
    }
    guard let file = arguments.operands.first, arguments.operands.count > 1 else {
      throw UsageError(
        .other("name a file and points in it, such as 'a11yaudit probe a.svg 12,40'"))
    }
    request = .points(
      file: file,
      try arguments.operands.dropFirst().map { (text: String) throws(UsageError) -> Point in
        try ProbePoints.point(text)
      })
  }

  /// Answers; a file that cannot be read is the only thing that makes the status bad.
  func run() throws(UsageError) -> ExitStatus {
    let answers: (text: String, isComplete: Bool)
    switch request {
    case .points(let file, let points): answers = try listing(of: file, points)
    case .bulk(let file): answers = try bulk(file)
    }
    guard (try? context.output.write(answers.text)) != nil else {
      throw UsageError(.other("standard output cannot be written"))
    }
    return answers.isComplete ? .passed : .untrusted
  }

  /// One line for each point: the point, its colour, the control.
  private func listing(of file: String, _ points: [Point]) throws(UsageError) -> (String, Bool) {
    let path = FilePath(file, in: FilePath(context.workingDirectory))
    let root = ProjectRoot(
      operands: [path], workingDirectory: FilePath(context.workingDirectory),
      fileSystem: fileSystem
    ).path
    guard let probe = probe(path, with: try reader(root: root)) else { return ("", false) }
    let colors = answersHits ? nil : texts(probe.colors(at: points), points, in: file)
    let hits = texts(probe.hits(at: points), points, in: file)
    var text = ""
    for (index, point) in points.enumerated() {
      text += "\(number(point.x)),\(number(point.y))"
      if let colors { text += "  " + (colors[index] ?? "null") }
      text += "  " + (hits[index] ?? (colors == nil ? "null" : "-")) + "\n"
    }
    return (text, true)
  }

  /// The answers to all points of a file of points, as JSON with a line for each drawing.
  private func bulk(_ pointsFile: String) throws(UsageError) -> (String, Bool) {
    let workingDirectory = FilePath(context.workingDirectory)
    let isPiped = pointsFile == "-"
    let path = FilePath(pointsFile, in: workingDirectory)
    let files = try ProbePoints.files(
      in: isPiped
        ? context.readStandardInput() : fileSystem.argument(path, named: pointsFile))
    let names = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let folder = isPiped ? workingDirectory : path.parent
    let paths = names.map { name in
      let beside = FilePath(name, in: folder)
      return fileSystem.kind(at: beside) == nil ? FilePath(name, in: workingDirectory) : beside
    }
    let root = ProjectRoot(
      operands: paths, workingDirectory: workingDirectory, fileSystem: fileSystem
    ).path
    // Drawings without a size of their own are as large as the picture that the points are in.
    var readers: [Size?: SourceReader] = [:]
    var lines: [String] = []
    var isComplete = true
    for (name, path) in zip(names, paths) {
      guard let request = files[name] else { continue }
      var answers: [String?]
      if readers[request.picture] == nil {
        readers[request.picture] = try reader(root: root, shownSize: request.picture)
      }
      guard let reader = readers[request.picture] else { continue }
      if let probe = probe(path, with: reader) {
        let points = request.positions(in: probe.scene.bounds)
        answers = texts(
          answersHits ? probe.hits(at: points) : probe.colors(at: points), request.points,
          in: name)
      } else {
        isComplete = false
        answers = request.points.map { _ in nil }
      }
      lines.append("  \(try json(name)): \(try json(answers))")
    }
    return ("{\n\(lines.joined(separator: ",\n"))\n}\n", isComplete)
  }

  private func json(_ value: some Encodable) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let encoded = try? encoder.encode(value) else {
      throw UsageError(.other("an answer cannot be written as JSON"))
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private func reader(
    root: FilePath, shownSize: Size? = nil
  ) throws(UsageError) -> SourceReader {
    var options = try loading.addingTokens(
      tokenFiles, workingDirectory: FilePath(context.workingDirectory), root: root,
      fileSystem: fileSystem)
    options.shownSize = shownSize
    return SourceReader(root: root, fileSystem: fileSystem, options: options)
  }

  /// The chosen scene of a file; what stands in the way is said, and there is none.
  private func probe(_ path: FilePath, with reader: SourceReader) -> SceneProbe? {
    let name = path.relative(to: reader.root)
    switch reader.read(SourceInput(path: name, origin: .file(path), isNamed: true)) {
    case .loaded(let source, _): return probe(source, called: name)
    case .parsed(let files):
      // Alone: what other files of the project define is not known here.
      let sources = ParsedProject.projects(of: files).flatMap { project in
        project.work(by: reader.projectLoaders[project.loader]).result.sources
      }
      if let source = sources.first(where: { $0.path == name }) {
        return probe(source, called: name)
      }
      context.report("\(name): it holds nothing that is painted")
    case .skipped, .passedOver: context.report("\(name): no loader recognises it")
    case .failed(let error):
      context.report("\(error.location.path):\(error.location.line): \(error.message)")
    }
    return nil
  }

  private func probe(_ source: LoadedSource, called name: String) -> SceneProbe? {
    do {
      return try SceneProbe(source, choice: choice)
    } catch {
      context.report("\(name): \(error.message)")
      return nil
    }
  }

  /// The answers in writing; the causes of those that are unknown are said.
  private func texts(
    _ answers: [SceneProbe.Answer], _ points: [Point], in file: String
  ) -> [String?] {
    zip(answers, points).map { answer, point in
      switch answer {
      case .known(let text): return text
      case .unknown(let cause):
        let place = cause.location.map { " (\($0.path):\($0.line))" } ?? ""
        context.note(
          "\(file): \(number(point.x)),\(number(point.y)): \(cause.code.rawValue):"
            + " \(cause.detail)\(place)")
        return nil
      }
    }
  }

  /// A coordinate without a fraction that says nothing.
  private func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }
}
