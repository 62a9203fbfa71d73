import LifecycleEngine

/// Animations of views: the switch of all animations, transactions of Core Animation, and property
/// animators.
struct Animator: Area {
  let machine: Machine
}

extension Machine {
  var animator: Animator { Animator(machine: self) }
}

extension Animator {
  /// `UIView.setAnimationsEnabled(_:)`.
  func setEnabled(_ isEnabled: Bool) throws(RunError) {
    guard machine.animations.withoutDepth == 0 else {
      throw failed(
        .notSimulated,
        "'setAnimationsEnabled' inside 'performWithoutAnimation' is not simulated yet",
        ["call 'setAnimationsEnabled' outside"])
    }
    machine.animations.areEnabled = isEnabled
    world.areAnimationsOff = !isEnabled
  }

  /// `UIView.areAnimationsEnabled`, which nothing documents inside of `performWithoutAnimation`.
  func areEnabled() throws(RunError) -> Value {
    guard machine.animations.withoutDepth == 0 else {
      throw failed(
        .notSimulated,
        "'areAnimationsEnabled' inside 'performWithoutAnimation' is not simulated yet")
    }
    return .boolean(machine.animations.areEnabled)
  }

  /// `UIView.performWithoutAnimation(_:)`.
  func runWithout(_ closure: ObjectID) throws(RunError) {
    machine.animations.withoutDepth += 1
    world.areAnimationsOff = true
    tell(.callsThrough)
    world.invoke(closure, [])
    machine.animations.withoutDepth -= 1
    world.areAnimationsOff = machine.animations.areOff
    if world.stop != nil { throw .halted }
  }

  /// Calls a method of `CATransaction` or `UIViewPropertyAnimator`.
  /// - Returns: `nil` for any other method.
  func callType(_ base: Value, _ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    if let value = try callTransaction(base, name, arguments) { return value }
    return try callAnimatorType(base, name, arguments)
  }

  /// Runs closures that make the changes of an animation.
  func runChanges(_ closures: [ObjectID]) throws(RunError) {
    tell(.beganAnimation)
    for closure in closures { world.invoke(closure, []) }
    tell(.endedAnimation)
    if world.stop != nil { throw .halted }
  }
}
