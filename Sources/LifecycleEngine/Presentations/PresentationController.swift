/// Presentations: presenters, presented controllers, styles, and presentations in a context.
struct PresentationControllers {
  let world: World

  func presentationController(of controller: ObjectID) -> ObjectID {
    var current: ObjectID? = controller
    while let id = current {
      if let found = world.controllers[id].presentation,
        world.presentations[found].phase != .idle
      {
        return found
      }
      current = world.controllers[id].parent
    }
    return ownPresentationController(of: controller)
  }

  func activePresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return world.presentations[id].phase == .idle ? nil : id
  }

  func sheetPresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return world.classRecord(of: id).base == .sheetPresentationController ? id : nil
  }

  func popoverPresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return world.classRecord(of: id).base == .popoverPresentationController ? id : nil
  }

  func makePresentationController(of class: ClassID) -> ObjectID {
    let id = world.objects.make(.presentationController, of: `class`)
    world.presentations.add(PresentationRecord(id: id, presented: nil), of: id)
    return id
  }

  /// A controller's own presentation controller, made at the first use.
  func ownPresentationController(of controller: ObjectID) -> ObjectID {
    if let id = world.controllers[controller].presentation { return id }
    let id = makePresentationController(
      of: ClassID(presentationControllerClass(of: controller)))
    world.presentations[id].presented = controller
    world.controllers[controller].presentation = id
    return id
  }

  /// The requested style decides the class, not the adapted style.
  private func presentationControllerClass(of controller: ObjectID) -> UIKitClass {
    switch styleAskedFor(by: controller) {
    case .popover: .popoverPresentationController
    case .pageSheet, .formSheet:
      world.holds(.sheetsHaveTheirClass) ? .sheetPresentationController : .presentationController
    default: .presentationController
    }
  }

  /// Another style needs another presentation controller, as long as none is in use.
  func dropUnusedPresentationController(of controller: ObjectID) {
    guard let id = world.controllers[controller].presentation,
      world.presentations[id].phase == .idle,
      world.classID(of: id) != ClassID(presentationControllerClass(of: controller))
    else { return }
    world.controllers[controller].presentation = nil
    world.release(id)
  }

  // MARK: Properties

  func presentingViewController(ofPresentation id: ObjectID) -> ObjectID? {
    let record = world.presentations[id]
    return world.alive(record.presenting) ?? world.alive(record.lastPresenting)
  }

  /// Source: `actionsheet-anchor-fdtake84`, `actionsheet-phone-no-popover-particlelab23`.
  func setIsActionSheet(_ id: ObjectID) {
    world.controllers[id].isActionSheet = true
    if world.device.idiom == .pad || world.holds(.actionSheetsArePopovers) {
      setModalPresentationStyle(.popover, of: id)
    }
  }

  // MARK: What the author's own are told

  /// Calls a presentation controller whose class implements a callback.
  func tell(_ callback: Callback, _ id: ObjectID, _ values: [EventValue] = []) {
    guard world.objects.implements(callback, id) else { return }
    world.deliver(callback, to: id, values)
  }

  /// The answer of an object to a question, if the object's class overrides the question.
  func answer(_ callback: Callback, _ id: ObjectID, otherwise: Bool) -> Bool {
    guard world.objects.implements(callback, id),
      case .boolean(let answer) = world.deliver(callback, to: id)
    else { return otherwise }
    return answer
  }
}
