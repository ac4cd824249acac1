import Geometry
import SceneModel

/// A clip that crosses the rectangle: a point must lie in one of the members.
struct LocalClip: Sendable {
  /// How a clip lies to a rectangle.
  enum Relation {
    case outside
    case covering
    case crossing(LocalClip)
  }

  private struct Member: Sendable {
    var area: LocalScene.Area
    var clips: [LocalClip]
  }

  private var members: [Member] = []
  private var clips: [LocalClip] = []

  func contains(_ point: Point) -> Bool {
    members.contains { member in
      member.area.contains(point) && member.clips.allSatisfy { $0.contains(point) }
    } && clips.allSatisfy { $0.contains(point) }
  }

  static func relation(of clip: Clip, to rect: Rect) -> Relation {
    var local = LocalClip()
    guard local.add(clip.clips, to: rect, into: \.clips) else { return .outside }
    var covers = false
    for member in clip.members {
      guard let added = Self.member(member, in: rect) else { continue }
      if case .everywhere = added.area, added.clips.isEmpty { covers = true }
      local.members.append(added)
    }
    if local.members.isEmpty { return .outside }
    return covers && local.clips.isEmpty ? .covering : .crossing(local)
  }

  private static func member(_ member: Clip.Member, in rect: Rect) -> Member? {
    let outline = FlattenedPath(member.path)
    let area: LocalScene.Area
    switch outline.relation(to: rect, fillRule: member.fillRule) {
    case .outside: return nil
    case .covering: area = .everywhere
    case .crossing: area = .inside(outline, member.fillRule)
    }
    var local = LocalClip()
    guard local.add(member.clips, to: rect, into: \.clips) else { return nil }
    return Member(area: area, clips: local.clips)
  }

  /// Adds those of `clips` that cross `rect`; `false` if one of them excludes it.
  private mutating func add(
    _ clips: [Clip], to rect: Rect, into list: WritableKeyPath<LocalClip, [LocalClip]>
  ) -> Bool {
    for clip in clips {
      switch Self.relation(of: clip, to: rect) {
      case .outside: return false
      case .covering: break
      case .crossing(let local): self[keyPath: list].append(local)
      }
    }
    return true
  }
}
