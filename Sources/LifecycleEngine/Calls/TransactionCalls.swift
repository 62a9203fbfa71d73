// The blocks that Core Animation calls when the animations of a transaction are over.

/// The animated transitions that run or are about to begin at a moment.
public struct AnimatedTransitions: Sendable {
  fileprivate let running: [Int]
  /// The navigation controllers whose next layout begins an animated change.
  fileprivate let pending: [ObjectID]

  /// True if nothing moves.
  public var isEmpty: Bool { running.isEmpty && pending.isEmpty }
}

/// The transitions that a transaction of Core Animation waits for.
public enum AwaitedTransitions: Sendable {
  case none
  /// The block of the transaction is called at the end of the transition.
  case one
  /// No source tells when the block is called.
  case unknown
}

extension World {
  /// The animated transitions of this moment.
  public var animatedTransitions: AnimatedTransitions {
    AnimatedTransitions(
      running: transitions.filter { $0.isAnimated }.map { $0.id },
      pending: controllers.map { $0.id }.filter { id in
        controllers[id].kind == .navigationController && navigations[id].pending?.isAnimated == true
      })
  }

  /// Calls a block at the end of the animated transition that has begun since a moment.
  /// - Parameters:
  ///   - block: The block, which the world holds until the end.
  ///   - earlier: The transitions of that moment.
  public func callAtEnd(
    _ block: ObjectID, ofTransitionSince earlier: AnimatedTransitions
  ) -> AwaitedTransitions {
    let now = animatedTransitions
    let running = now.running.filter { !earlier.running.contains($0) }
    let pending = now.pending.filter { !earlier.pending.contains($0) }
    guard !running.isEmpty || !pending.isEmpty else { return .none }
    guard running.count + pending.count == 1, holds(.transactionsFollowTransitions),
      let coordinator = pending.first.map({ coordination.transitionCoordinator(of: $0) })
        ?? transitions.place(of: running[0]).flatMap({
          coordination.coordinator(ofTransitionAt: $0)
        })
    else { return .unknown }
    retain(block)
    coordinators[coordinator].completions.append(
      CoordinatedClosure(closure: block, isBlock: true))
    return .one
  }

  /// Calls a block when animations of views are over.
  /// - Parameters:
  ///   - block: The block, which the world holds until the end.
  ///   - duration: The duration of the longest animation.
  public func scheduleBlock(_ block: ObjectID, afterAnimationOf duration: Duration) {
    retain(block)
    addJob(.transactionBlock(block), after: duration)
  }

  /// Calls the block of a transaction without an animation. Changes without an animation may show before
  /// the block is called, or behind.
  public func callAtOnce(_ block: ObjectID) {
    let start = trace.events.count
    invoke(block, [])
    if layout.needsUpdate || runLoop.hasWaiting {
      noteFollowing(.transactionBlock, eventsSince: start, isFollowed: true)
    }
  }
}
