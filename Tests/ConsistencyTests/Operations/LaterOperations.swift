import LifecycleEngine

// Later work: blocks, and closures alongside animations.
extension OperationRow {
  static let later: [Operation.Kind: OperationRow] = [
    .schedule: call({
      $0.choice == 0
        ? "DispatchQueue.main.async { … }"
        : "DispatchQueue.main.asyncAfter(deadline: .now() + \(Double($0.choice) / 1000)) { … }"
    }) { operation, performance in
      performance.withClosure(operation) {
        performance.world.schedule($0, after: .milliseconds(Int64(operation.choice)))
      }
    },
    .animateViews: call({
      let duration = $0.isOn ? "0.3" : "0"
      return $0.choice % 2 == 0
        ? "UIView.animate(withDuration: \(duration), animations: {}, completion: { _ in … })"
        : "UIView.animate(withDuration: \(duration), animations: { … }, completion: nil)"
    }) { operation, performance in
      performance.withClosure(operation) {
        performance.world.animateViews(
          .seconds(operation.isOn ? 0.3 : 0), animations: operation.choice % 2 == 0 ? nil : $0,
          completion: operation.choice % 2 == 0 ? $0 : nil)
      }
    },
    .animateAlongside: since(
      7,
      {
        $0.isOn
          ? """
          \($0.subject.name).transitionCoordinator?.animate(
              alongsideTransition: { _ in … }, completion: nil)
          """
          : """
          \($0.subject.name).transitionCoordinator?.animate(
              alongsideTransition: nil, completion: { _ in … })
          """
      }
    ) { operation, performance in
      guard
        let coordinator = performance.world.transitionCoordinator(
          of: performance[operation.subject])
      else { return }
      performance.withClosure(operation) {
        _ = performance.world.animate(
          alongside: operation.isOn ? $0 : nil, completion: operation.isOn ? nil : $0,
          with: coordinator)
      }
    },
    .pushAlongside: call({
      """
      \($0.subject.name).pushViewController(\($0.other.name), \($0.animated))
      if #available(iOS 7, *) {
          \($0.subject.name).transitionCoordinator?.animate(
              alongsideTransition: { _ in … }, completion: nil)
      }
      """
    }) { operation, performance in
      let (world, id) = (performance.world, performance[operation.subject])
      world.push(performance[operation.other], onto: id, animated: operation.isOn)
      guard world.stop == nil, world.release >= Release(7),
        let coordinator = world.transitionCoordinator(of: id)
      else { return }
      performance.withClosure(operation) {
        _ = world.animate(alongside: $0, completion: nil, with: coordinator)
      }
    },
    .pushInTransaction: OperationRow(write: {
      """
      CATransaction.begin()
      CATransaction.setCompletionBlock { … }
      \($0.subject.name).pushViewController(\($0.other.name), \($0.animated))
      CATransaction.commit()
      """
    }) { operation, performance in
      let world = performance.world
      let earlier = world.animatedTransitions
      // Scenarios refuse a transaction during a transition.
      guard earlier.isEmpty, world.release > Release(7) else { return false }
      world.push(
        performance[operation.other], onto: performance[operation.subject], animated: operation.isOn
      )
      guard world.stop == nil else { return true }
      performance.withClosure(operation) { block in
        switch world.callAtEnd(block, ofTransitionSince: earlier) {
        case .none: world.callAtOnce(block)
        case .one: break
        case .unknown: performance.state.hasEnded = true
        }
      }
      return true
    },
    .noteInteraction: since(
      10,
      {
        """
        \($0.subject.name).transitionCoordinator?.notifyWhenInteractionChanges { _ in
            …
        }
        """
      }, repeats: true
    ) { operation, performance in
      guard
        let coordinator = performance.world.transitionCoordinator(
          of: performance[operation.subject])
      else { return }
      performance.withClosure(operation) {
        performance.world.notifyWhenInteractionChanges($0, of: coordinator)
      }
    },
  ]
}

extension Operation {
  /// True if the closure runs alongside a transition.
  var isAlongside: Bool { kind == .pushAlongside || kind == .animateAlongside && isOn }
}
