extension Drawing {
  /// The clips of all groups around each of `layers`, outermost first; layers that nothing clips are
  /// left out.
  public func clips(around layers: some Sequence<Int>) -> [Int: [Clip]] {
    var result: [Int: [Clip]] = [:]
    let wanted = Set(layers)
    var pending: [(group: Group, clips: [Clip])] = [(root, root.clips)]
    while let (group, clips) = pending.popLast() {
      for child in group.children {
        switch child {
        case .layer(let index):
          if !clips.isEmpty && wanted.contains(index) { result[index] = clips }
        case .group(let inner):
          pending.append((inner, clips + inner.clips))
        }
      }
    }
    return result
  }
}
