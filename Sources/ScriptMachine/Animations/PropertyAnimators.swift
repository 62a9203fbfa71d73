import LifecycleEngine

// `UIViewPropertyAnimator`. Sources: the pages of Apple's documentation about the class and about
// `UIViewAnimating`, and https://github.com/OfTheWolf/TwitterProfile/issues/14 about its end.
extension Animator {
  static let animatorType = "UIViewPropertyAnimator"

  /// Makes an animator, which waits for its start.
  /// - Returns: `nil` for another name.
  func make(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard name == Animator.animatorType else { return nil }
    try machine.types.require(10, for: name)
    let animations = arguments.closure("animations")
    guard let length = arguments.labeled("duration")?.number else {
      if rules.allowsUndeclared { return nil }
      throw failed(.wrongArgument, "'\(name)' needs a number of seconds")
    }
    var record = AnimatorRecord(duration: try machine.concurrency.duration(length, of: name))
    if case .symbol("linear") = arguments.labeled("curve") { record.isLinear = true }
    if let animations {
      world.retain(animations)
      record.animations = [animations]
    }
    let type = world.libraryClass(named: name, base: .object)
    return .object(heap.makeForeign(.animator(record), of: type))
  }

  /// Calls a method of the class.
  /// - Returns: `nil` for another method.
  func callAnimatorType(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard case .opaque(Animator.animatorType, _) = base, name == "runningPropertyAnimator" else {
      return nil
    }
    guard let length = arguments.labeled("withDuration"),
      arguments.labeled("delay")?.number ?? 0 == 0 || rules.allowsUndeclared
    else { throw delayed(name) }
    var given = Arguments(values: [length], labels: ["duration"])
    if let closure = arguments.labeled("animations") {
      given.values.append(closure)
      given.labels.append("animations")
    }
    guard let made = try make(Animator.animatorType, given), let id = made.objectID,
      case .animator(var record) = heap.foreignObject(id)
    else { return nil }
    if let completion = arguments.closure("completion") {
      world.retain(completion)
      record.completions = [completion]
      keep(record, of: id)
    }
    try start(id)
    return made
  }

  private func keep(_ record: AnimatorRecord, of id: ObjectID) {
    heap[world.foreignSlot(of: id)] = .animator(record)
  }

  // MARK: Members

  func animatorProperty(_ name: String, _ record: AnimatorRecord) throws(RunError) -> Value? {
    switch name {
    case "state": return .symbol(record.state.rawValue)
    case "isRunning": return .boolean(record.isRunning)
    case "isReversed", "pausesOnCompletion": return .boolean(false)
    case "duration": return .double(Double(record.duration.microseconds) / 1e6)
    case "fractionComplete":
      guard !record.isRunning, record.state != .stopped else {
        if rules.allowsUndeclared { return nil }
        throw failed(
          .notSimulated, "'fractionComplete' of an animator that is not paused is not simulated yet"
        )
      }
      return .double(record.fraction)
    default: return nil
    }
  }

  /// - Returns: False for another object, and for a property without effect here.
  func setAnimatorProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    guard case .animator(var record) = heap.foreignObject(id) else { return false }
    switch name {
    case "fractionComplete":
      guard let fraction = value.number, (0...1).contains(fraction), !record.isRunning,
        record.state != .stopped
      else {
        if rules.allowsUndeclared { return true }
        throw failed(
          .notSimulated,
          "A 'fractionComplete' outside 0 to 1, or of an animator that is not "
            + "paused, is not simulated yet",
          ["call 'pauseAnimation()' first"])
      }
      if record.state == .inactive { try activate(id, isRunning: false) }
      guard case .animator(let active) = heap.foreignObject(id) else { return true }
      record = active
      record.fraction = fraction
      keep(record, of: id)
    case "isReversed", "pausesOnCompletion":
      if case .boolean(false) = value { return true }
      if !rules.allowsUndeclared { throw notSimulated(name) }
    default: return false
    }
    return true
  }

  func callAnimator(
    _ id: ObjectID, _ record: AnimatorRecord, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "startAnimation":
      guard arguments.labeled("afterDelay")?.number ?? 0 == 0 || rules.allowsUndeclared else {
        throw delayed(name)
      }
      try start(id)
    case "pauseAnimation": try pause(id)
    case "stopAnimation": try stop(id, isFinal: machine.firstFlag(arguments, of: name))
    case "finishAnimation": try finish(id, at: arguments.labeled("at"))
    case "continueAnimation":
      guard arguments.labeled("durationFactor")?.number == 0 || rules.allowsUndeclared else {
        throw failed(
          .notSimulated, "'\(name)' with a 'durationFactor' other than 0 is not simulated yet",
          ["call 'startAnimation()'"])
      }
      try start(id)
    case "addAnimations":
      guard arguments.labeled("delayFactor")?.number ?? 0 == 0 || rules.allowsUndeclared else {
        throw delayed(name)
      }
      try addAnimations(arguments, to: id)
    case "addCompletion":
      guard let closure = arguments.closure("") ?? arguments.unlabeled?.objectID else { return nil }
      var record = record
      world.retain(closure)
      record.completions.append(closure)
      keep(record, of: id)
    default: return nil
    }
    return .void
  }

  private func delayed(_ name: String) -> RunError {
    failed(
      .notSimulated, "'\(name)' with a delay is not simulated yet",
      ["use 'DispatchQueue.main.asyncAfter'"])
  }

  private func addAnimations(_ arguments: Arguments, to id: ObjectID) throws(RunError) {
    guard let closure = arguments.closure("") ?? arguments.unlabeled?.objectID,
      case .animator(var record) = heap.foreignObject(id)
    else { return }
    // The closure belongs to the rest of an animation that has begun.
    guard record.state == .inactive else { return try makeChanges([closure], of: id) }
    world.retain(closure)
    record.animations.append(closure)
    keep(record, of: id)
  }

  // MARK: States

  private func start(_ id: ObjectID) throws(RunError) {
    guard case .animator(let record) = heap.foreignObject(id) else { return }
    switch record.state {
    case .inactive: try activate(id, isRunning: true)
    case .active where record.isRunning: break
    case .active: run(id)
    case .stopped:
      try refuse(id, "'startAnimation' of a stopped animator", "call 'finishAnimation(at:)' first")
    }
  }

  /// The changes are made when the animator becomes active.
  private func activate(_ id: ObjectID, isRunning: Bool) throws(RunError) {
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    record.state = .active
    record.fraction = 0
    record.receiver = world.currentController
    keep(record, of: id)
    let held = heap.owned(id)
    defer { heap.release(held) }
    if isRunning { run(id) }
    try makeChanges(record.animations, of: id)
  }

  private func makeChanges(_ closures: [ObjectID], of id: ObjectID) throws(RunError) {
    beginBlock()
    try runChanges(closures)
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    record.before += endBlock(of: record)
    keep(record, of: id)
  }

  /// The run loop holds the animator until the end of the animation.
  private func run(_ id: ObjectID) {
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    machine.noteCause()
    record.isRunning = true
    record.end = world.now.advanced(by: record.rest)
    keep(record, of: id)
    world.retain(id)
    world.animateViews(record.rest, animations: nil, completion: nil)
    world.scheduleSignal(id, after: record.rest)
    machine.animations.noteAnimation(of: record.rest)
  }

  private func pause(_ id: ObjectID) throws(RunError) {
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    switch record.state {
    case .inactive: return try activate(id, isRunning: false)
    case .stopped:
      return try refuse(
        id,
        "'pauseAnimation' of a stopped animator", "call 'finishAnimation(at:)' first")
    case .active where !record.isRunning: return
    case .active: break
    }
    let rest = Double(record.end.microseconds - world.now.microseconds)
    let whole = Double(record.duration.microseconds)
    guard record.isLinear || rest == whole || rules.allowsUndeclared else {
      throw failed(
        .notSimulated, "The progress of an animator that is not linear is not simulated yet",
        ["make the animator with 'curve: .linear'"])
    }
    record.isRunning = false
    record.fraction = whole > 0 ? 1 - rest / whole : 1
    keep(record, of: id)
    world.release(id)
  }

  private func stop(_ id: ObjectID, isFinal: Bool) throws(RunError) {
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    guard record.state == .active else {
      guard !rules.allowsUndeclared else { return }
      return try refuse(
        id,
        "'stopAnimation' of an animator that is not active", "start the animator first")
    }
    let wasRunning = record.isRunning
    record.isRunning = false
    record.state = .stopped
    record.after = record.before.map { value(of: $0.name, $0.view) }
    keep(record, of: id)
    for value in record.before { forget(value) }
    if isFinal { end(id) }
    if wasRunning { world.release(id) }
  }

  private func finish(_ id: ObjectID, at position: Value?) throws(RunError) {
    guard case .animator(let record) = heap.foreignObject(id), record.state == .stopped else {
      return try refuse(
        id,
        "'finishAnimation' of an animator that is not stopped", "call 'stopAnimation(false)' first"
      )
    }
    guard case .symbol(let name) = position else { return }
    // The views stay on the way at the current position.
    let values = name == "start" ? record.before.reversed() : name == "end" ? record.after : []
    for value in values { restore(value) }
    end(id, at: name)
  }

  /// The time of a running animator may have come.
  func signal(_ id: ObjectID, _ record: AnimatorRecord) {
    guard record.isRunning, record.end <= world.now else { return }
    end(id, at: "end")
    world.release(id)
  }

  /// The animator is inactive again, without closures. Without a position, no completion is called.
  private func end(_ id: ObjectID, at position: String? = nil) {
    guard case .animator(var record) = heap.foreignObject(id) else { return }
    let (animations, completions) = (record.animations, record.completions)
    record.state = .inactive
    record.isRunning = false
    record.fraction = 0
    (record.animations, record.completions) = ([], [])
    (record.before, record.after) = ([], [])
    keep(record, of: id)
    for closure in completions {
      if let position {
        world.endAnimator(closure, record.receiver, at: position)
      } else {
        world.release(closure)
      }
    }
    for closure in animations { world.release(closure) }
  }

  /// Fails for what UIKit answers with an exception. Examples go on.
  private func refuse(_ id: ObjectID, _ use: String, _ help: String) throws(RunError) {
    try machine.unknowns.raise(use, UnknownValues.inconsistency, help, of: id)
  }

  /// Fails for a paused or stopped animator that nothing holds any more.
  func checkEnd(of id: ObjectID) throws(RunError) {
    guard case .animator(let record) = heap.foreignObject(id), record.mustEnd,
      !rules.allowsUndeclared
    else { return }
    try refuse(
      id,
      "The end of a paused or stopped 'UIViewPropertyAnimator'",
      "call 'stopAnimation(true)' first, or let the animation end")
  }
}
