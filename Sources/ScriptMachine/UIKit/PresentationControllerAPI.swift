import LifecycleEngine
import UIKitNames

// Presentation controllers and alerts.
extension PresentationMembers {
  /// The properties of a presentation controller from UIKit, which the author may override.
  func presentationControllerProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "presentedViewController": heap.owned(world.presentedViewController(ofPresentation: id))
    case "presentingViewController": heap.owned(world.presentingViewController(ofPresentation: id))
    case "containerView": heap.owned(world.containerView(of: id))
    case "presentedView":
      machine.unknowns.presentedView(ofPresentation: id)
    case "presentationStyle": .symbol(world.presentationStyle(of: id).name)
    case "frameOfPresentedViewInContainerView": .rect(world.ownFrameOfPresentedView(of: id))
    case "shouldRemovePresentersView": .boolean(false)
    case "shouldPresentInFullscreen": .boolean(true)
    case "sourceView", "sourceItem", "barButtonItem": hasUnmodeled(name, id) ? nil : .null
    default: detentProperty(name, of: id)
    }
  }

  /// Returns true if another property gives a popover an anchor.
  private func hasAnchor(beside name: String, _ id: ObjectID) -> Bool {
    heap.unmodeledProperties(of: id).contains {
      $0.name != name && !$0.value.isNull
        && ["sourceView", "sourceItem", "barButtonItem"].contains($0.name)
    }
  }

  private func hasUnmodeled(_ name: String, _ id: ObjectID) -> Bool {
    heap.kept(name, of: id) != nil
  }

  /// - Returns: True if the property is simulated. Grabbers and similar properties are only kept.
  func setPresentationControllerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "sourceView", "sourceItem", "barButtonItem":
      world.setHasAnchor(!value.isNull || hasAnchor(beside: name, id), of: id)
      return false
    case "prefersEdgeAttachedInCompactHeight":
      guard case .boolean(false) = value else {
        throw failed(
          .notSimulated, "A sheet that stays one in compact height is not simulated yet",
          ["leave 'prefersEdgeAttachedInCompactHeight' as it is"])
      }
      return false
    case "overrideTraitCollection" where !rules.allowsUndeclared: throw notSimulated(name)
    case "presentedViewController", "presentingViewController", "containerView", "presentedView",
      "presentationStyle", "shouldRemovePresentersView", "shouldPresentInFullscreen",
      "frameOfPresentedViewInContainerView":
      throw machine.uikit.readOnly(name)
    default: return try setDetentProperty(name, of: id, to: value)
    }
  }

  func callPresentationController(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if name == "invalidateDetents" {
      world.invalidateDetents(of: id)
      return .void
    }
    guard name == "animateChanges", let closure = arguments.unlabeled?.objectID else { return nil }
    machine.animator.beginBlock()
    heap.release(try machine.call(closure: closure, []))
    _ = machine.animations.blocks.popLast()
    // UIKit lays out the sheet inside the animation.
    world.layOutSheet(id)
    if world.stop != nil { throw .halted }
    return .void
  }

  /// `init(presentedViewController:presenting:)`.
  func initializePresentation(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    let presented = try machine.uikit.controllerArgument(
      arguments.labeled("presentedViewController"), world.classRecord(of: id).name)
    world.setPresented(presented, of: id)
  }

  /// Keeps the texts and the actions of an alert.
  func initializeAlert(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    try machine.valueTypes.checkEnumerated(
      arguments.labeled("preferredStyle"), "UIAlertController.Style")
    for name in ["title", "message", "preferredStyle"] {
      if let value = arguments.labeled(name) { heap.keep(heap.copied(value), name, of: id) }
    }
    if case .symbol("actionSheet") = arguments.labeled("preferredStyle") {
      world.setIsActionSheet(id)
    }
    heap.keep(heap.makeArray([Value]()), UIKitNames.actions, of: id)
    machine.unknowns.noteAlert(id)
  }

  /// Returns true for an alert without a title, a message and an action.
  func isEmptyAlert(_ id: ObjectID) -> Bool {
    let actions = heap.kept(UIKitNames.actions, of: id)?.objectID.flatMap { heap.array($0) }
    return ["title", "message"].allSatisfy { heap.kept($0, of: id)?.isNull ?? true }
      && actions?.isEmpty != false
  }

  /// - Returns: True if the method is a method of alerts.
  func callAlert(_ id: ObjectID, _ name: String, _ arguments: Arguments) throws(RunError) -> Bool {
    if name == "addTextField" {
      let style = heap.kept("preferredStyle", of: id)
      var isSheet = true
      if case .symbol("alert")? = style { isSheet = false }
      try machine.unknowns.noteField(ofAlert: id, isSheet: isSheet)
    }
    guard name == ControlMembers.addAction else { return false }
    guard let action = arguments.first else {
      throw failed(.wrongArgument, "'addAction' needs an action")
    }
    var actions: [Value] = []
    if let old = heap.kept(UIKitNames.actions, of: id),
      let list = old.objectID.flatMap({ heap.array($0) })
    {
      actions = heap.copied(list)
    }
    try machine.unknowns.checkAction(action, actions)
    actions.append(heap.copied(action))
    machine.controlTargets.list(actions.compactMap { $0.objectID }, in: name, of: id)
    heap.keep(heap.makeArray(actions), UIKitNames.actions, of: id)
    return true
  }

  /// `UIAlertAction(title:style:handler:)`. The action holds the handler.
  func makeAlertAction(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.valueTypes.checkEnumerated(arguments.labeled("style"), "UIAlertAction.Style")
    let id = heap.makeForeign(
      .instance, of: world.libraryClass(named: "UIAlertAction", base: .object))
    for name in ["title", "style"] {
      if let value = arguments.labeled(name) { heap.keep(heap.copied(value), name, of: id) }
    }
    if let handler = arguments.closure("handler") {
      heap.keep(.object(handler), "handler", of: id)
      world.retain(handler)
    }
    return .object(id)
  }
}
