import LifecycleEngine
import UIKitNames

// `transitionCoordinator`, and the animations of `UIView`.
extension GeometryMembers {
  func coordinatorProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    switch name {
    case "containerView":
      // The simulator would show nothing of a view that is added to the container view of UIKit's
      // own transition.
      guard let view = world.containerView(ofContext: id) else { throw notSimulated(name) }
      return heap.owned(view)
    case "transitionWasCancelled": return .boolean(false)
    case "isCancelled": return .boolean(world.isCancelled(coordinator: id))
    case "isInteractive": return .boolean(world.isInteractive(coordinator: id))
    case "initiallyInteractive": return .boolean(world.isInitiallyInteractive(coordinator: id))
    case "isAnimated": return .boolean(world.isAnimated(coordinator: id))
    case "percentComplete": return world.percentComplete(ofCoordinator: id).map { .double($0) }
    case "transitionDuration":
      return .double(Double(world.duration(ofCoordinator: id).microseconds) / 1e6)
    default: return nil
    }
  }

  func callCoordinator(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "animate", "animateAlongsideTransition":
      let alongside = arguments.labeled("alongsideTransition") ?? arguments.labeled("animation")
      return .boolean(
        world.animate(
          alongside: alongside?.objectID, completion: arguments.labeled("completion")?.objectID,
          with: id))
    case "notifyWhenInteractionChanges", "notifyWhenInteractionEnds":
      guard let handler = (arguments.unlabeled ?? arguments.first)?.objectID else {
        throw failed(.wrongArgument, "'\(name)' needs a closure")
      }
      world.notifyWhenInteractionChanges(handler, of: id)
      return .void
    case "viewController":
      guard case .symbol(let key) = arguments.labeled("forKey") else { return .null }
      return heap.owned(world.controller(ofCoordinator: id, isFrom: key == "from"))
    case "view":
      guard world.containerView(ofContext: id) != nil,
        case .symbol(let key) = arguments.labeled("forKey")
      else { throw notSimulated(name) }
      return heap.owned(world.view(ofContext: id, isFrom: key == "from"))
    case "initialFrame", "finalFrame":
      guard let controller = arguments.labeled("for")?.objectID,
        let frame = world.frame(of: controller, inContext: id, isFinal: name == "finalFrame")
      else {
        if rules.allowsUndeclared { return nil }
        throw failed(
          .notSimulated, "'\(name)' of this controller is not simulated yet",
          ["read the bounds of 'containerView'"])
      }
      return .rect(frame)
    case "completeTransition":
      world.completeTransition(id, isDone: try machine.firstFlag(arguments, of: name))
      if world.stop != nil { throw .halted }
      return .void
    case "updateInteractiveTransition", "finishInteractiveTransition",
      "cancelInteractiveTransition",
      "pauseInteractiveTransition":
      throw notSimulated(name)
    default: return nil
    }
  }

  /// `UIView.animate(withDuration:…)` and `UIView.transition(with:…)`. The changes are made at
  /// once. The completion is called when the animation is over.
  func animateViews(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    var seconds: Double
    switch name {
    case "animate", "animateKeyframes":
      seconds = try durationOfAnimation(name, arguments)
    case "addKeyframe":
      // The changes of a keyframe are made together with the changes around the keyframe.
      if let closure = arguments.closure("animations") { world.invoke(closure, []) }
      if world.stop != nil { throw .halted }
      return .void
    case "setAnimationsEnabled":
      try machine.animator.setEnabled(machine.firstFlag(arguments, of: name))
      return .void
    case "beginAnimations", "commitAnimations", "perform", "modifyAnimations":
      throw notSimulated(name)
    case "transition" where arguments.labels.contains("with"):
      guard let number = arguments.labeled("duration")?.number else { return nil }
      seconds = number
    case "transition" where arguments.labels.contains("from"):
      return try machine.views.transitionBetweenViews(arguments)
    case "performWithoutAnimation":
      try machine.types.checkAvailability(name, of: UIKitClass.view.name)
      if let closure = arguments.first?.objectID { try machine.animator.runWithout(closure) }
      return .void
    default:
      guard let today = UIKitNames.today(name) else { return nil }
      throw failed(
        .unknownMember, "'UIView' has no method '\(name)'; did you mean '\(today)'?")
    }
    let options = try machine.animator.simulatedOptions(arguments)
    // Without animation, the changes take no time.
    if machine.animations.areOff { seconds = 0 }
    machine.noteCause()
    let length = try machine.concurrency.duration(seconds, of: name)
    machine.animations.noteAnimation(of: length)
    tell(.beganAnimation)
    machine.animator.beginBlock()
    let completion = arguments.labeled("completion")?.objectID
    world.animateViews(
      length,
      animations: (arguments.labeled("animations") ?? arguments.labeled("changes"))?.objectID,
      completion: completion)
    machine.animator.endBlock(
      length, view: arguments.labeled("with")?.objectID, completion: completion, options,
      isSteady: arguments.labels.contains("duration") || arguments.labels.contains("withDuration"))
    tell(.endedAnimation)
    if world.stop != nil { throw .halted }
    return .void
  }

  /// The length of `UIView.animate`, with the delay.
  private func durationOfAnimation(
    _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Double {
    if arguments.labels.contains("changes") { return try durationOfChanges(arguments.first) }
    let isSpring = !arguments.labels.contains("withDuration")
    if isSpring, name == "animate" {
      try machine.types.require(17, for: "animate(springDuration:bounce:)")
    }
    let given = arguments.labeled("withDuration") ?? arguments.labeled("springDuration")
    var seconds = 0.0
    for part in [given ?? .double(0.5), arguments.labeled("delay") ?? .double(0)] {
      if case .opaque(let unknown, _) = part {
        guard !rules.allowsUnknownValues else { continue }
        throw machine.opaqueCondition(unknown)
      }
      guard let number = part.number else {
        throw failed(.wrongArgument, "'\(name)' needs a number of seconds")
      }
      seconds += number
    }
    return seconds
  }

  /// The length of a SwiftUI animation that is written in place: the written duration, or for a
  /// spring without a duration the default of SwiftUI's declarations.
  private func durationOfChanges(_ animation: Value?) throws(RunError) -> Double {
    try machine.types.require(18, for: "animate(_:changes:completion:)")
    let springs = ["spring", "smooth", "snappy", "bouncy"]
    switch animation {
    case .symbol(let name) where springs.contains(name): return 0.5
    case .object(let id):
      guard case .payload(let record) = heap.foreignObject(id), let site = record.site else {
        break
      }
      for (label, value) in zip(program.labels[site.labels], record.values)
      where label == "duration" {
        if let number = value.number { return number }
        if case .opaque(let unknown, _) = value, !rules.allowsUnknownValues {
          throw machine.opaqueCondition(unknown)
        }
      }
      if springs.contains(record.name), record.values.isEmpty { return 0.5 }
    default: break
    }
    guard rules.allowsUnknownValues else {
      throw failed(
        .notSimulated, "The duration of this SwiftUI animation is not simulated yet",
        ["write the duration: 'UIView.animate(.spring(duration: 0.3)) { … }'"])
    }
    return 0.5
  }
}
