// `UIView.animate` and `UIView.transition(with:)`.
extension World {
  /// Runs the changes of an animation at once and calls the completion at the end of the animation.
  /// Without a duration, the end is in the next turn.
  /// - Parameters:
  ///   - duration: The duration of the animation.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure that is called at the end and held until then.
  public func animateViews(_ duration: Duration, animations: ObjectID?, completion: ObjectID?) {
    let receiver = coordination.currentController
    if let completion { retain(completion) }
    if let animations { invoke(animations, []) }
    if completion != nil || duration > .milliseconds(0) {
      addJob(.viewAnimation(completion, receiver), after: duration)
    }
  }

  /// True inside of an animation of UIKit's own.
  public var isInAnimation: Bool { runLoop.animationDepth > 0 }

  /// Notes an animation of views that has begun.
  /// - Parameters:
  ///   - start: The number of events before the animation.
  ///   - isCertain: False if the end is in doubt already.
  /// - Returns: False if the end is in doubt.
  @discardableResult
  public func noteAnimation(
    _ animation: RunningAnimation, for duration: Duration, since start: Int, isCertain: Bool
  ) -> Bool {
    var animation = animation
    animation.end = now.advanced(by: duration)
    for place in runLoop.runningAnimations.indices
    where runLoop.runningAnimations[place].changed.contains(where: {
      animation.changed.contains($0)
    }) {
      doubt(&runLoop.runningAnimations[place])
    }
    let isCertain = isCertain && !animation.views.isEmpty && isOnScreen(animation)
    if !isCertain { doubt(&animation, since: start) }
    runLoop.runningAnimations.append(animation)
    return isCertain
  }

  /// Notes the animations whose views have left the screen, and drops those that are over.
  func checkAnimations() {
    guard !runLoop.runningAnimations.isEmpty else { return }
    for place in runLoop.runningAnimations.indices
    where !isOnScreen(runLoop.runningAnimations[place]) {
      doubt(&runLoop.runningAnimations[place])
    }
    // Reading the clock inside would overlap with the change of the run loop.
    let time = now
    runLoop.runningAnimations.removeAll { $0.end <= time }
  }

  private func isOnScreen(_ animation: RunningAnimation) -> Bool {
    activity != .background && animation.views.allSatisfy { alive($0) != nil && isInWindow($0) }
  }

  private func doubt(_ animation: inout RunningAnimation, since start: Int? = nil) {
    guard let calls = animation.doubt else { return }
    animation.doubt = nil
    note(calls, since: start)
  }

  /// Returns true if an animation that takes no touches changes a view, false if such an animation may
  /// move the view, and nil otherwise.
  public func isAnimated(_ view: ObjectID) -> Bool? {
    var result: Bool?
    for animation in runLoop.runningAnimations where !animation.takesTouches && animation.end > now
    {
      let isCertain = animation.doubt != nil
      if animation.changed.contains(where: { $0.view == view }), isCertain { return true }
      if animation.views.contains(view)
        || animation.laidOut.contains(where: { isDescendant(view, of: $0) })
      {
        result = false
      }
    }
    return result
  }

  func endViewAnimation(_ completion: ObjectID?, _ receiver: ObjectID?) {
    if let completion { endViewAnimation("animate", completion, receiver) }
  }

  /// Calls the completion of a property animator, which the caller no longer holds.
  /// - Parameters:
  ///   - completion: The closure.
  ///   - receiver: The controller whose code began the animation.
  ///   - position: The position at which the animation has ended.
  public func endAnimator(_ completion: ObjectID, _ receiver: ObjectID?, at position: String) {
    endViewAnimation("addCompletion", completion, receiver, position)
  }

  private func endViewAnimation(
    _ name: String, _ completion: ObjectID, _ receiver: ObjectID?, _ position: String? = nil
  ) {
    var transition = Transition(
      id: -1, choreography: ChoreographyIndex.viewAnimation.rawValue, container: nil, from: nil,
      to: nil, isAnimated: true, isInteractive: false)
    transition.completion = completion
    transition.completionName = name
    transition.completionReceiver = alive(receiver)
    transition.endPosition = position
    perform(transition)
  }

  /// Calls a block beside other events of the same moment, of which no source tells the order.
  func callBlock(_ block: ObjectID) {
    let middle = trace.events.count
    let start = trace.events.lastIndex { $0.time != now }.map { $0 + 1 } ?? 0
    invoke(block, [])
    noteUnordered(.transactionBlock, start..<middle, middle..<trace.events.count)
  }

  /// A callback runs again, and reads anew.
  func forgetReads(of reader: ObjectID, _ work: ObservedRead.Work) {
    observedReads.removeAll { $0.reader == reader && $0.work == work }
  }

  /// The controller whose callback is running, the innermost one.
  public var currentController: ObjectID? { coordination.currentController }
}
