import LifecycleEngine
import UIKitNames

// The changes that the closure of an animation makes, and the end of the animation.
//
// UIKit animates what has another value behind the closure, of views in a window. An animation of
// anything else, and an animation that loses its window, ends at a time that no source tells.
extension Animator {
  private static let unset = "unset"

  /// A property that an animation would show on its way; `nil` outside of an animation.
  func look(_ name: String, of id: ObjectID) -> AnimatedLook? {
    text(of: name, id).map { AnimatedLook(text: $0, value: value(of: name, id)) }
  }

  /// The present value of a property.
  func value(of name: String, _ id: ObjectID) -> AnimatedValue {
    let isPlace = UIKitNames.marks(of: name, in: .view).contains(.place)
    return AnimatedValue(
      view: id, name: name, isPlace: isPlace,
      value: isPlace ? .rect(world.frame(of: id)) : heap.kept(name, of: id))
  }

  private func text(of name: String, _ id: ObjectID) -> String? {
    guard !machine.animations.blocks.isEmpty, !machine.animations.areOff,
      world.kind(of: id) == .view
    else { return nil }
    let marks = UIKitNames.marks(of: name, in: .view)
    if marks.contains(.animatable), marks.contains(.place) {
      return machine.unknowns.identity(of: .rect(world.frame(of: id)))
    }
    if marks.contains(.animatable) {
      let value = heap.kept(name, of: id) ?? machine.views.initialValue(of: name, ofView: id)
      return value.map { machine.unknowns.identity(of: $0) } ?? Animator.unset
    }
    // A stack view animates the hiding of what it arranges.
    guard name == "isHidden", let stack = world.superview(of: id),
      machine.arrangements.views(of: stack).contains(id)
    else { return nil }
    return "\(world.isHidden(id))"
  }

  /// Notes a change of a property in the animation around.
  func noteChange(of name: String, _ id: ObjectID, from old: AnimatedLook?) {
    guard let old, let new = text(of: name, id), new != old.text,
      !(old.text == Animator.unset && new == ".identity"),
      let last = machine.animations.blocks.indices.last
    else { return }
    machine.animations.blocks[last].before.append(old.value)
    let isPlace = UIKitNames.marks(of: name, in: .view).contains(.place)
    machine.animations.blocks[last].changed.append(AnimatedProperty(id, isPlace ? "" : name))
  }

  /// Notes a change of a view that is known as a part of another one alone, such as a bar.
  func noteChange(of name: String, ofPart number: Int32) {
    guard let last = machine.animations.blocks.indices.last, !machine.animations.areOff,
      UIKitNames.marks(of: name, in: .view).contains(.animatable)
    else { return }
    var owner = heap.opaqueValues.views[number]
    if case .object(let id)? = heap.opaqueValues.member(number)?.owner,
      world.kind(of: id) == .controller
    {
      owner = world.viewIfLoaded(of: id)
    }
    if let owner { machine.animations.blocks[last].laidOut.append(owner) }
  }

  /// Notes a layout in the animation around, which moves views if a constraint has changed.
  func noteLayout(of id: ObjectID) {
    let (turn, views) = machine.animations.changedConstraints
    guard turn == world.turn, !views.isEmpty else { return }
    let rest = views.filter { view in
      view.map { $0 != id && !(!world.isDeallocated($0) && world.isDescendant($0, of: id)) }
        ?? false
    }
    machine.animations.changedConstraints.views = rest
    guard rest.count < views.count, !machine.animations.areOff,
      let last = machine.animations.blocks.indices.last
    else { return }
    machine.animations.blocks[last].laidOut.append(id)
  }

  // MARK: Beginning and end

  /// Begins the closure of an animation.
  func beginBlock() {
    machine.animations.blocks.append(
      AnimationBlock(
        firstEvent: world.trace.events.count,
        isNested: !machine.animations.blocks.isEmpty || world.isInAnimation))
  }

  /// Ends the closure of an animation.
  /// - Parameters:
  ///   - view: The view with a transition of its own.
  ///   - container: The view around two views that change places.
  ///   - completion: The code that waits for the end.
  ///   - options: The options of the animation.
  ///   - isSteady: False if no source tells how long the animation takes.
  func endBlock(
    _ length: Duration, view: ObjectID? = nil, in container: ObjectID? = nil,
    completion: ObjectID?, _ options: AnimationOptions,
    isSteady: Bool = true
  ) {
    guard var block = machine.animations.blocks.popLast(), !rules.allowsUndeclared,
      !machine.animations.areOff
    else { return }
    if let view, options.hasTransition {
      block.changed.append(AnimatedProperty(view, "contents"))
      block.laidOut += [container].compactMap { $0 }
    }
    let isNested = block.isNested && !options.names.contains("overrideInheritedDuration")
    // Apple documents the end of an animation without a duration: the next turn.
    guard length > .milliseconds(0) || isNested else { return }
    let isCertain = world.noteAnimation(
      RunningAnimation(
        changed: block.changed, laidOut: block.laidOut,
        takesTouches: options.names.contains("allowUserInteraction"),
        doubt: machine.unknowns.doubt(ofEnd: [completion].compactMap { $0 })),
      for: length, since: block.firstEvent, isCertain: isSteady && !isNested)
    machine.animations.noteEnd(isCertain: isCertain, of: block)
  }

  /// Ends the closures of a property animator, which keeps its time without changes.
  /// - Returns: The values from before the changes.
  func endBlock(of record: AnimatorRecord) -> [AnimatedValue] {
    guard let block = machine.animations.blocks.popLast(), !rules.allowsUndeclared else {
      return []
    }
    guard record.isRunning, !block.changed.isEmpty || !block.laidOut.isEmpty else {
      return block.before
    }
    world.noteAnimation(
      RunningAnimation(
        changed: block.changed, laidOut: block.laidOut, takesTouches: true,
        doubt: machine.unknowns.doubt(ofEnd: record.completions)),
      for: record.rest, since: block.firstEvent, isCertain: true)
    return block.before
  }

  /// Notes that nobody knows when UIKit calls a completion.
  func noteUnknownEnd(of completion: ObjectID?) {
    guard let completion, !rules.allowsUndeclared else { return }
    world.note(machine.unknowns.doubt(ofEnd: [completion]))
  }

  /// Notes a call that animates what UIKit has, such as `setToolbarHidden(true, animated: true)`.
  func noteCall(of name: String, _ arguments: Arguments) {
    guard arguments.labeled("animated")?.isTrue == true else { return }
    if let last = machine.animations.transactions.indices.last {
      machine.animations.transactions[last].animatedCalls += 1
    }
    guard !machine.animations.blocks.isEmpty, !rules.allowsUndeclared,
      UIKitNames.marks(of: name).contains(.schedules)
    else { return }
    // A transition inside of an animation may take the time of the animation.
    world.note(UnknownCalls.animationEnd.including(CodeEffects(prints: true, acts: true)))
  }
}

/// The options of an animation of views, by their names.
struct AnimationOptions {
  var names: [String] = []

  /// True if the options choose how the contents change.
  var hasTransition: Bool {
    let kinds = ["Left", "Right", "Top", "Bottom", "Up", "Down", "CrossDissolve"]
    return names.contains { name in
      kinds.contains { name.hasSuffix($0) } && name.utf8.first == UInt8(ascii: "t")
    }
  }
}

extension Animator {
  /// The options of an animation; throws for an option that is not simulated.
  func simulatedOptions(_ arguments: Arguments) throws(RunError) -> AnimationOptions {
    let options = options(arguments)
    guard !rules.allowsUndeclared else { return options }
    if options.names.contains("repeat") {
      throw failed(
        .notSimulated, "An animation that repeats is not simulated yet",
        ["remove '.repeat'; a repeating animation has no end and calls no completion"])
    }
    if options.names.contains("autoreverse") {
      throw failed(
        .notSimulated, "An animation that reverses is not simulated yet",
        ["remove '.autoreverse', and animate back in the completion"])
    }
    return options
  }

  /// The options in an argument of a call.
  func options(_ arguments: Arguments) -> AnimationOptions {
    guard let value = arguments.labeled("options") else { return AnimationOptions() }
    let values = value.objectID.flatMap { heap.array($0) } ?? [value]
    return AnimationOptions(
      names: values.map { value in
        if case .symbol(let name) = value { return name }
        if case .opaque(let name, _) = value { return name }
        return ""
      })
  }
}
