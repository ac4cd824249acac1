/// What was met that keeps sizes, taps or colours from being known, set aside for a while.
struct Obstacles {
  private var size: Obstacle?
  private var hit: Obstacle?
  private var isPlatformSized: Bool
  private var isUnpublished: Bool

  /// Sets aside what `evaluator` has met.
  init(taking evaluator: inout Evaluator) {
    size = evaluator.sizeObstacle
    hit = evaluator.hitObstacle
    isPlatformSized = evaluator.isPlatformSized
    isUnpublished = evaluator.isUnpublished
    evaluator.sizeObstacle = nil
    evaluator.hitObstacle = nil
    evaluator.isPlatformSized = false
    evaluator.isUnpublished = false
  }

  /// Whether `evaluator` has met any since.
  static func exist(in evaluator: Evaluator) -> Bool {
    evaluator.sizeObstacle != nil || evaluator.hitObstacle != nil || evaluator.isPlatformSized
      || evaluator.isUnpublished
  }

  /// Puts back what was set aside; what was met first counts.
  func restore(in evaluator: inout Evaluator) {
    evaluator.sizeObstacle = size ?? evaluator.sizeObstacle
    evaluator.hitObstacle = hit ?? evaluator.hitObstacle
    evaluator.isPlatformSized = isPlatformSized || evaluator.isPlatformSized
    evaluator.isUnpublished = isUnpublished || evaluator.isUnpublished
  }
}
