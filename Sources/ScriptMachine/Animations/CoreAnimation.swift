import LifecycleEngine

// Transactions of Core Animation. Source:
// https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)
extension Animator {
  private static let type = "CATransaction"

  /// Calls a method of `CATransaction`.
  /// - Returns: `nil` for a method without effect on the simulated world, such as `setDisableActions`.
  func callTransaction(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard case .opaque(Animator.type, _) = base else { return nil }
    switch name {
    case "begin": try begin()
    case "commit": try commit()
    case "setCompletionBlock": try setBlock(arguments)
    case "setDisableActions", "setAnimationDuration", "setAnimationTimingFunction": break
    default: return nil
    }
    return .void
  }

  private func begin() throws(RunError) {
    guard machine.animations.transactions.last?.block == nil || rules.allowsUndeclared else {
      throw failed(
        .notSimulated,
        "A transaction inside a transaction with a completion block is not simulated yet",
        ["commit the outer transaction first"])
    }
    machine.animations.transactions.append(AnimationTransaction())
  }

  private func setBlock(_ arguments: Arguments) throws(RunError) {
    guard let last = machine.animations.transactions.indices.last else {
      throw failed(
        .notSimulated, "'setCompletionBlock' outside a transaction is not simulated yet",
        ["call 'CATransaction.begin()' first, and 'commit()' afterwards"])
    }
    let block = arguments.closure("") ?? arguments.unlabeled?.objectID
    let moving = world.animatedTransitions
    guard machine.animations.transactions[last].block == nil, moving.isEmpty || block == nil else {
      throw failed(
        .notSimulated,
        moving.isEmpty
          ? "A second completion block of a transaction is not simulated yet"
          : "'setCompletionBlock' during a transition is not simulated yet",
        ["use the completion of the transition, or 'transitionCoordinator'"])
    }
    if let block { world.retain(block) }
    machine.animations.transactions[last].block = block
    machine.animations.transactions[last].earlier = moving
    machine.animations.transactions[last].opaqueCount = heap.opaqueValues.holders.count
  }

  private func commit() throws(RunError) {
    guard let transaction = machine.animations.transactions.popLast() else {
      throw failed(
        .notSimulated, "'CATransaction.commit()' without 'begin()' is not simulated yet",
        ["call 'CATransaction.begin()' first"])
    }
    guard let block = transaction.block, let earlier = transaction.earlier else { return }
    defer { world.release(block) }
    let isAnimated = transaction.longest > .milliseconds(0)
    let known = world.animatedTransitions.isEmpty ? 0 : 1
    if transaction.isUnknown || transaction.animatedCalls > known { noteUnknownEnd(of: block) }
    switch world.callAtEnd(block, ofTransitionSince: earlier) {
    case .one where !isAnimated: return
    case .none where isAnimated:
      machine.noteCause()
      if !rules.allowsUndeclared {
        world.noteAnimation(
          RunningAnimation(
            changed: [], laidOut: transaction.views, takesTouches: true,
            doubt: machine.unknowns.doubt(ofEnd: [block])),
          for: transaction.longest, since: world.trace.events.count, isCertain: true)
      }
      return world.scheduleBlock(block, afterAnimationOf: transaction.longest)
    case .none
    where heap.opaqueValues.holders.count == transaction.opaqueCount
      || rules.allowsUndeclared:
      // Without an animation, the block is called at once.
      world.callAtOnce(block)
      if world.stop != nil { throw .halted }
      return
    case .none, .one, .unknown: break
    }
    throw failed(
      .notSimulated, "'setCompletionBlock' around these animations is not simulated yet",
      [
        "put one animated push, pop, presentation or dismissal into the transaction, or 'UIView.animate'"
      ])
  }
}
