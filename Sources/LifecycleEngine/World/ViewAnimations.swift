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
