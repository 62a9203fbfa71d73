// `UIView.animate` and `UIView.transition(with:)`.
extension World {
  /// Makes the changes of an animation at once and calls its completion when it is over; with no
  /// duration that is in the next turn.
  /// - Parameters:
  ///   - duration: How long the animation takes.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure that is called at the end; it is held until then.
  public func animateViews(_ duration: Duration, animations: ObjectID?, completion: ObjectID?) {
    let receiver = coordination.currentController
    if let completion { retain(completion) }
    if let animations { invoke(animations, []) }
    if completion != nil || duration > .milliseconds(0) {
      addJob(.viewAnimation(completion, receiver), after: duration)
    }
  }

  func endViewAnimation(_ completion: ObjectID?, _ receiver: ObjectID?) {
    guard let completion else { return }
    var transition = Transition(
      id: -1, choreography: ChoreographyIndex.viewAnimation.rawValue, container: nil, from: nil,
      to: nil, isAnimated: true, isInteractive: false)
    transition.completion = completion
    transition.completionName = "animate"
    transition.completionReceiver = alive(receiver)
    perform(transition)
  }
}
