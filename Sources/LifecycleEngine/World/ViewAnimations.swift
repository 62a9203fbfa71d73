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
