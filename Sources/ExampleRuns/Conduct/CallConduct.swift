import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

// Calls of UIKit methods by an example, as far as findings need the calls.
extension ExampleObserver {
  /// Notes a call of a method of an object in the world.
  func noteCall(of name: String, on id: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard isAuthorsCode else { return }
    noteAsked(name, of: .object(id))
    noteConstraints(name, on: .object(id), arguments)
    noteKeyPath(name, on: .object(id), arguments)
    try crashing.noteRows(name, arguments)
    if Self.animating.contains(name), isOfAnimations(.object(id)) { note(.animated(name)) }
    switch world.kind(of: id) {
    case .controller: noteControllerCall(of: name, on: id, arguments)
    case .view: noteViewCall(of: name, on: id, arguments)
    default: break
    }
  }

  /// True if the current call or assignment made layout endless in an earlier run.
  func isBrokenLoop(_ name: String) -> Bool {
    guard !brokenLoops.isEmpty,
      !UIKitNames.marks(of: name).isDisjoint(with: [.invalidates, .place, .moves])
    else { return false }
    let range = currentRange
    return brokenLoops.contains { $0 == range }
  }

  private func noteControllerCall(of name: String, on id: ObjectID, _ arguments: Arguments) {
    requests.add(name, controller(arguments.first))
    noteAppearanceCall(name, on: id)
    switch name {
    case "addChild":
      guard let child = controller(arguments.first) else { return }
      note(.contained(ContainmentCall(call: .addChild, child: child, parent: id)))
    case "removeFromParent":
      note(
        .contained(
          ContainmentCall(
            call: .removeFromParent, child: id, parent: world.parent(of: id),
            view: world.viewIfLoaded(of: id))))
    case "present":
      if let presented = controller(arguments.unlabeled) { notePresentation(presented, by: id) }
    case "performSegue":
      // Without an app's storyboard, the identifier tells the kind of the segue.
      guard !isFile, case .string(let identifier)? = arguments.labeled("withIdentifier"),
        ["present", "modal"].contains(where: { identifier.hasPrefix($0) })
      else { return }
      notePresentation(nil, by: id)
    case "show", "showDetailViewController":
      // `show` presents the controller if no container shows it in another way.
      guard world.ancestor(of: id, kind: .navigationController) == nil,
        world.ancestor(of: id, kind: .splitViewController) == nil, world.parent(of: id) == nil,
        !world.classRecord(of: id).base.isContainer
      else { return }
      if let presented = controller(arguments.unlabeled) { notePresentation(presented, by: id) }
    default: break
    }
  }

  private func notePresentation(_ presented: ObjectID?, by id: ObjectID) {
    guard !standsIn(id), !isOfDrive(id) else { return }
    let view = world.viewIfLoaded(of: id)
    let isInWindow = view.flatMap { world.window(of: $0) } != nil
    note(.presented(presented, from: id, isInWindow: isInWindow))
  }

  private func noteViewCall(of name: String, on id: ObjectID, _ arguments: Arguments) {
    switch name {
    case "addSubview", "insertSubview":
      crashing.noteForbiddenSubview(name, of: id)
      guard
        case .object(let view)? = arguments.unlabeled.flatMap({ machine.views.viewArgument($0) })
      else {
        return
      }
      noteAdded(view, to: id)
      world.release(view)
    case "removeFromSuperview": note(.removedView(id))
    default: noteAttachment(name, on: .object(id), arguments)
    }
  }

  func noteAdded(_ view: ObjectID, to superview: ObjectID) {
    note(.addedView(view, to: superview, of: world.controller(ofView: view)))
  }

  /// True if a controller is the drive's argument for a method, and was never shown.
  private func isOfDrive(_ id: ObjectID) -> Bool {
    guard appearance(of: id) == 0, world.parent(of: id) == nil else { return false }
    return program.globals.indices.contains { slot in
      program.globals[slot].isOfDrive && machine.variables[slot].objectID == id
        && !world.classRecord(of: id).isDeclaredByAuthor
    }
  }

  /// True if a controller stands in for an opaque value.
  func standsIn(_ id: ObjectID) -> Bool {
    opaqueValues.standIns.contains { $0.value == id }
  }

  private func controller(_ value: Value?) -> ObjectID? {
    switch value {
    case .object(let id) where world.kind(of: id) == .controller: id
    case .opaque(_, let number): machine.unknowns.standIn(for: number)
    default: nil
    }
  }

  /// Notes that the author's code calls a callback directly, with the arguments on the stack.
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

  /// Notes a call on a value outside of the world: a type, a value or an opaque value.
  func noteLibraryCall(
    of name: String, on base: Value, _ arguments: Arguments
  ) throws(RunError) {
    guard isAuthorsCode else { return }
    noteLayers(name, on: base, arguments)
    crashing.noteTimer(name, arguments)
    ListNotes(observer: self).noteGrowing(name, on: base, arguments)
    noteAttachment(name, on: base, arguments)
    noteConstraints(name, on: base, arguments)
    noteKeyPath(name, on: base, arguments)
    try crashing.noteRows(name, arguments)
    noteGiven(name, arguments, to: base)
    if case .opaque(_, let number) = base {
      crashing.noteForbidden(name, on: number)
      if name == "loadView", arguments.values.isEmpty { note(.called(.loadView, nil)) }
      // A made object with such a method is a controller. Other objects may have an own method.
      if machine.heap.opaqueValues.made.contains(number) == true, arguments.values.count == 1,
        let callback = Callback(declared: name, labels: [nil]), callback.isOfAppearance
      {
        note(.called(callback, nil))
      }
      if name.hasPrefix("remove"), "ScriptMessageHandler".isPart(of: name) {
        noteHandlersRemoved()
      } else if Self.endsReceiver(name) {
        note(.cancelled(.call(number)))
        noteLetGo(number)
      }
    }
    if calling.isForOwnQueue(name, arguments) {
      for value in arguments.values { noteGiven(value, to: "addOperation") }
    } else if name == "scheduledTimer"
      || name == "addObserver" && (isFile || !isOfUIKit(arguments))
    {
      for value in arguments.values { noteLater(value, keptBy: nil) }
    }
    noteKept(name, base, arguments)
    // `player.removeTimeObserver(token)`.
    if Self.endsArguments(name) {
      for case .opaque(_, let number) in arguments.values {
        note(.cancelled(.call(number)))
        if case .opaque(_, let owner) = base { machine.heap.endHolding(by: owner, until: number) }
      }
    }
    let isOfLayer = name == "add" && arguments.labels.last == "forKey"
    if isOfLayer || Self.animating.contains(name) && isOfAnimations(base) {
      note(.animated(name))
    }
  }

  /// True if a call may name a notification of UIKit's, which the drives bring about.
  private func isOfUIKit(_ arguments: Arguments) -> Bool {
    guard case .notificationName(let name)? = arguments.labeled("forName") else { return true }
    return name.hasSuffix("Notification")
  }

  /// The prefixes of methods that end a receiver or arguments, such as `cancelAllOperations`.
  private static let cancelling = ["cancel", "invalidate", "stop"]
  /// The prefixes of methods that end their arguments. Only the exact name ends the receiver,
  /// because a longer name removes a part.
  private static let removing = ["remove", "unsubscribe", "detach"]
  /// The methods that end only their receiver.
  private static let closing = ["suspend", "dispose", "end", "close"]

  /// True if a method ends the work of its receiver.
  static func endsReceiver(_ name: String) -> Bool {
    cancelling.contains { name.hasPrefix($0) } || (removing + closing).contains(name)
      || name.hasSuffix("Invalidate")
  }

  /// True if a method ends its arguments, such as `removeTimeObserver(token)`.
  static func endsArguments(_ name: String) -> Bool {
    (cancelling + removing).contains { name.hasPrefix($0) }
  }

  /// Notes work that `store(in:)` keeps in a collection, and work that `removeAll` releases.
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
      machine.heap.endHolding(by: number)
    }
  }

  private static let animating = [
    "animate", "animateKeyframes", "transition", "runningPropertyAnimator", "startAnimation",
    "beginAnimations",
  ]

  private func isOfAnimations(_ base: Value) -> Bool {
    switch base {
    case .builtInType(let type): type == "UIView" || CommonViews.superclass(of: type) != nil
    case .object(let id): if case .animator = foreignObject(id) { true } else { false }
    case .opaque(let name, let number):
      name == "UIViewPropertyAnimator" || opaqueValues.types[number] == "UIViewPropertyAnimator"
    default: false
    }
  }
}
