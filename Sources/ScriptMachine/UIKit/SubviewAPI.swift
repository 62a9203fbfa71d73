import LifecycleEngine

// The order of subviews, and the exchange of two views.
extension ViewMembers {
  /// - Returns: True if the method adds or orders subviews.
  func callSubviews(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "addSubview", "insertSubview":
      let view = try neededView(arguments.unlabeled, name)
      defer { heap.release(view) }
      guard let subview = view.objectID else { break }
      world.addSubview(subview, to: id, at: try place(arguments, of: name))
    case "bringSubviewToFront", "sendSubviewToBack":
      let view = try neededView(arguments.unlabeled, name)
      defer { heap.release(view) }
      guard let subview = view.objectID else { break }
      world.moveSubview(subview, of: id, to: name == "sendSubviewToBack" ? .back : .front)
    case "exchangeSubview":
      guard case .integer(let first) = arguments.labeled("at"),
        case .integer(let second) = arguments.labeled("withSubviewAt")
      else {
        throw failed(.wrongArgument, "'\(name)' needs two numbers of subviews")
      }
      world.exchangeSubviews(Int(clamping: first), Int(clamping: second), of: id)
    default: return false
    }
    return true
  }

  private func place(_ arguments: Arguments, of name: String) throws(RunError) -> SubviewPlace {
    guard name == "insertSubview" else { return .front }
    if case .integer(let index) = arguments.labeled("at") { return .index(Int(clamping: index)) }
    let below = arguments.labeled("belowSubview")
    guard let value = below ?? arguments.labeled("aboveSubview") else {
      throw failed(
        .wrongArgument, "'insertSubview' needs a place",
        ["write 'at:' with a number, or 'belowSubview:' or 'aboveSubview:' with a view"])
    }
    let view = try neededView(value, name)
    defer { heap.release(view) }
    guard let sibling = view.objectID else { return .front }
    return below == nil ? .above(sibling) : .below(sibling)
  }

  /// A view that the caller owns.
  private func neededView(_ value: Value?, _ name: String) throws(RunError) -> Value {
    guard let value, let view = viewArgument(value), view.objectID != nil else {
      throw failed(.wrongArgument, "'\(name)' needs a view")
    }
    return view
  }

  /// `UIView.transition(from:to:duration:options:completion:)`. The views change places at once.
  /// The completion is called when the animation is over.
  func transitionBetweenViews(_ arguments: Arguments) throws(RunError) -> Value {
    guard let seconds = arguments.labeled("duration")?.number, seconds >= 0 else {
      throw failed(.wrongArgument, "'transition' needs a duration in seconds")
    }
    let old = try neededView(arguments.labeled("from"), "transition")
    defer { heap.release(old) }
    let new = try neededView(arguments.labeled("to"), "transition")
    defer { heap.release(new) }
    let options = machine.animator.options(arguments)
    machine.animator.beginBlock()
    if let from = old.objectID, let to = new.objectID {
      world.exchangeViews(
        from, to, hiding: options.names.contains("showHideTransitionViews"))
    }
    if world.stop != nil { throw .halted }
    let length = try machine.concurrency.duration(
      machine.animations.areOff ? 0 : seconds, of: "transition")
    let completion = arguments.closure("completion")
    world.animateViews(length, animations: nil, completion: completion)
    machine.animator.endBlock(
      length, view: new.objectID, in: new.objectID.flatMap { world.superview(of: $0) },
      completion: completion, options)
    return .void
  }
}
