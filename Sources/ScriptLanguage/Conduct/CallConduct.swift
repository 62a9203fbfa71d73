import LifecycleEngine

// Calls of UIKit's that an example makes, as far as findings are about them.
extension ExampleObserver {
  /// Notes a call of a method of an object that the world has.
  func noteCall(of name: String, on id: ObjectID, _ arguments: Arguments) {
    guard isAuthorsCode else { return }
    noteAsked(name, of: .object(id))
    noteConstraints(name, on: .object(id), arguments)
    noteKeyPath(name, on: .object(id), arguments)
    switch world.kind(of: id) {
    case .controller: noteControllerCall(of: name, on: id, arguments)
    case .view: noteViewCall(of: name, on: id, arguments)
    default: break
    }
  }

  /// Whether a call or an assignment is the one by which layout never ended in an earlier run.
  func isBrokenLoop(_ name: String) -> Bool {
    guard !brokenLoops.isEmpty,
      Machine.invalidating.contains(name) || Self.moving.contains(name)
    else { return false }
    let range = currentRange
    return brokenLoops.contains { $0 == range }
  }

  private static let moving = [
    "layoutIfNeeded", "frame", "bounds", "center", "additionalSafeAreaInsets",
  ]

  private func noteControllerCall(of name: String, on id: ObjectID, _ arguments: Arguments) {
    switch name {
    case "addChild":
      guard let child = controller(arguments.first) else { return }
      note(.contained(ContainmentCall(call: .addChild, child: child, parent: id)))
    case "removeFromParent":
      let parent = world.parent(of: id)
      note(.contained(ContainmentCall(call: .removeFromParent, child: id, parent: parent)))
    case "present": notePresentation(by: id, arguments)
    case "show", "showDetailViewController":
      // Without a container that shows it otherwise it is presented.
      guard world.ancestor(of: id, kind: .navigationController) == nil,
        world.ancestor(of: id, kind: .splitViewController) == nil, world.parent(of: id) == nil,
        !world.classRecord(of: id).base.isContainer
      else { return }
      notePresentation(by: id, arguments)
    default: break
    }
  }

  private func notePresentation(by id: ObjectID, _ arguments: Arguments) {
    guard let presented = controller(arguments.unlabeled), !standsIn(id), !isOfDrive(id) else {
      return
    }
    let view = world.viewIfLoaded(of: id)
    let isInWindow = view.flatMap { world.window(of: $0) } != nil
    note(.presented(presented, from: id, isInWindow: isInWindow))
  }

  private func noteViewCall(of name: String, on id: ObjectID, _ arguments: Arguments) {
    switch name {
    case "addSubview", "insertSubview":
      guard case .object(let view)? = arguments.unlabeled.flatMap({ machine.viewArgument($0) })
      else {
        return
      }
      noteAdded(view, to: id)
      world.release(view)
    case "removeFromSuperview": note(.removedView(id))
    default: break
    }
  }

  func noteAdded(_ view: ObjectID, to superview: ObjectID) {
    note(.addedView(view, to: superview, of: world.controller(ofView: view)))
  }

  /// Whether a controller is one that a method was given by the drive, and that was never shown.
  private func isOfDrive(_ id: ObjectID) -> Bool {
    guard appearance(of: id) == 0, world.parent(of: id) == nil else { return false }
    return program.globals.indices.contains { slot in
      program.globals[slot].isOfDrive && machine.globals[slot].objectID == id
        && !world.classRecord(of: id).isDeclaredByAuthor
    }
  }

  /// Whether a controller stands in for something that is not simulated.
  func standsIn(_ id: ObjectID) -> Bool {
    opaqueValues.standIns.contains { $0.value == id }
  }

  private func controller(_ value: Value?) -> ObjectID? {
    switch value {
    case .object(let id) where world.kind(of: id) == .controller: id
    case .opaque(_, let number): machine.standIn(for: number)
    default: nil
    }
  }

  /// Notes that the author's code calls a callback itself, with its arguments on the stack.
  func noteCall(of callback: Callback, on id: ObjectID, _ site: CallSite) {
    guard isAuthorsCode, world.kind(of: id) == .controller else { return }
    note(.called(callback, id))
    guard callback == .willMoveToParent || callback == .didMoveToParent, site.argumentCount == 1
    else { return }
    note(
      .contained(
        ContainmentCall(
          call: callback == .willMoveToParent ? .willMove : .didMove, child: id,
          parent: controller(stack.last))))
  }

  /// Notes a call of something that the world does not have: a type, a value, or what is opaque.
  func noteLibraryCall(of name: String, on base: Value, _ arguments: Arguments) {
    guard isAuthorsCode else { return }
    noteLayers(name, on: base, arguments)
    noteConstraints(name, on: base, arguments)
    noteKeyPath(name, on: base, arguments)
    if case .opaque(_, let number) = base {
      if name == "loadView", arguments.values.isEmpty { note(.called(.loadView, nil)) }
      // Who is made and has such a method is a controller; others may have one for themselves.
      if machine.opaqueValues.made.contains(number) == true, arguments.values.count == 1,
        let callback = Callback(declared: name, labels: [nil]), callback.isOfAppearance
      {
        note(.called(callback, nil))
      }
      if Self.endsReceiver(name) { note(.cancelled(.call(number))) }
    }
    noteKept(name, base, arguments)
    // `player.removeTimeObserver(token)`.
    if Self.endsArguments(name) {
      for case .opaque(_, let number) in arguments.values { note(.cancelled(.call(number))) }
    }
    let isOfLayer = name == "add" && arguments.labels.last == "forKey"
    if isOfLayer || Self.animating.contains(name) && isOfAnimations(base) {
      note(.animated(name))
    }
  }

  /// How methods begin that end what they are said to or given: `cancelAllOperations`.
  private static let cancelling = ["cancel", "invalidate", "stop"]
  /// The same of what they are given; said to something, longer names take a part of it away.
  private static let removing = ["remove", "unsubscribe", "detach"]
  /// The methods that end nothing but what they are said to.
  private static let closing = ["suspend", "dispose", "end", "close"]

  /// Whether a method ends what its receiver does.
  private static func endsReceiver(_ name: String) -> Bool {
    cancelling.contains { name.hasPrefix($0) } || (removing + closing).contains(name)
  }

  /// Whether a method ends what it is given, as `removeTimeObserver(token)` does.
  private static func endsArguments(_ name: String) -> Bool {
    (cancelling + removing).contains { name.hasPrefix($0) }
  }

  /// Notes work that is kept together, as `store(in:)` does, and that is let go of together.
  private func noteKept(_ name: String, _ base: Value, _ arguments: Arguments) {
    guard case .opaque(_, let number) = base else { return }
    if name == "store", let place = arguments.labeled("in") {
      let place = identity(of: place)
      work.keep(number, in: place)
    } else if name == "removeAll" {
      let place = identity(of: base)
      for kept in work.letGo(of: place) {
        note(.cancelled(.call(kept)))
      }
    }
  }

  private static let animating = [
    "animate", "animateKeyframes", "transition", "runningPropertyAnimator", "startAnimation",
    "beginAnimations",
  ]

  private func isOfAnimations(_ base: Value) -> Bool {
    switch base {
    case .builtInType(let type): type == "UIView" || CommonViews.superclass(of: type) != nil
    case .opaque(let name, let number):
      name == "UIViewPropertyAnimator" || opaqueValues.types[number] == "UIViewPropertyAnimator"
    default: false
    }
  }
}
