/// The path that path data describes, and where an error cut it short.
///
/// Grammar and error handling: SVG 2, sections 9.3 and 9.5.4 (draw up to the segment with the
/// error).
public struct PathData: Sendable {
  /// What is drawn.
  public private(set) var path = Path()
  /// Offset of the byte of the text that is not understood, its length if the text ends too early,
  /// `nil` if there is no error.
  public private(set) var errorOffset: Int?

  private var scanner: NumberScanner
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve reflects, with the family of curves it belongs to.
  private var control: (point: Point, isCubic: Bool)?
  /// Whether the next drawing command must open a subpath, as after a `z` without `m`.
  private var needsMove = true

  /// Reads the value of a `d` attribute.
  public init(_ text: String) {
    scanner = NumberScanner(text)
    parse()
  }

  private mutating func parse() {
    scanner.skipSpace()
    var isFirst = true
    while let letter = scanner.next {
      let commandOffset = scanner.position
      let isMove = letter | 0x20 == UInt8(ascii: "m")
      guard Self.commands.contains(letter | 0x20), !isFirst || isMove else {
        errorOffset = commandOffset
        return
      }
      isFirst = false
      scanner.position += 1
      guard parseArguments(of: letter) else {
        errorOffset = scanner.position
        return
      }
      scanner.skipSpace()
    }
  }

  /// The letters of relative commands.
  private static let commands = Array("mzlhvcsqta".utf8)

  /// Reads the argument sequences of one command letter; `false` on an error.
  private mutating func parseArguments(of letter: UInt8) -> Bool {
    let isRelative = letter & 0x20 != 0
    var command = letter | 0x20
    if command == UInt8(ascii: "z") {
      closePath()
      return true
    }
    scanner.skipSpace()
    var isFirst = true
    while true {
      let before = scanner.position
      guard segment(command, isRelative: isRelative) else {
        // A sequence ends where no further number starts.
        if !isFirst, scanner.position == before { return true }
        return false
      }
      if isFirst, command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      isFirst = false
      let end = scanner.position
      scanner.skipCommaSpace()
      guard let byte = scanner.next, !NumberScanner.isLetter(byte) else {
        // A comma must be followed by another sequence.
        return !scanner.bytes[end..<scanner.position].contains(UInt8(ascii: ","))
      }
    }
  }

  private mutating func segment(_ command: UInt8, isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    switch command {
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (current, start, control, needsMove) = (end, end, nil, false)
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let control1 = point(origin) else { return false }
      return cubic(origin, control1: control1)
    case UInt8(ascii: "s"):
      let control1 = control?.isCubic == true ? reflectedControl : current
      return cubic(origin, control1: control1)
    case UInt8(ascii: "q"):
      guard let middle = point(origin), let end = point(origin) else { return false }
      quadratic(to: end, control: middle)
    case UInt8(ascii: "t"):
      guard let end = point(origin) else { return false }
      quadratic(to: end, control: control?.isCubic == false ? reflectedControl : current)
    case UInt8(ascii: "a"):
      return arc(origin)
    default:
      return false
    }
    return true
  }

  private var reflectedControl: Point {
    guard let control else { return current }
    return current + (current - control.point)
  }

  private mutating func number() -> Double? {
    scanner.skipCommaSpace()
    return scanner.number()
  }

  private mutating func point(_ origin: Point) -> Point? {
    let before = scanner.position
    guard let x = number() else {
      scanner.position = before
      return nil
    }
    guard let y = number() else { return nil }
    return origin + Point(x: x, y: y)
  }

  private mutating func openSubpath() {
    guard needsMove else { return }
    path.move(to: current)
    start = current
    needsMove = false
  }

  private mutating func line(to end: Point) {
    openSubpath()
    path.line(to: end)
    (current, control) = (end, nil)
  }

  private mutating func cubic(_ origin: Point, control1: Point) -> Bool {
    guard let control2 = point(origin), let end = point(origin) else { return false }
    openSubpath()
    path.cubic(to: end, control1: control1, control2: control2)
    (current, control) = (end, (control2, true))
    return true
  }

  private mutating func quadratic(to end: Point, control middle: Point) {
    openSubpath()
    path.quadratic(to: end, control: middle)
    (current, control) = (end, (middle, false))
  }

  private mutating func arc(_ origin: Point) -> Bool {
    let before = scanner.position
    guard let radiusX = number() else {
      scanner.position = before
      return false
    }
    guard let radiusY = number(), let rotation = number() else { return false }
    scanner.skipCommaSpace()
    guard let isLarge = scanner.flag() else { return false }
    scanner.skipCommaSpace()
    guard let isSweeping = scanner.flag(), let end = point(origin) else { return false }
    openSubpath()
    path.arc(
      to: end, radiusX: radiusX, radiusY: radiusY, rotationInDegrees: rotation, isLarge: isLarge,
      isSweeping: isSweeping)
    (current, control) = (end, nil)
    return true
  }

  private mutating func closePath() {
    if !needsMove { path.close() }
    (current, control, needsMove) = (start, nil, true)
  }
}
