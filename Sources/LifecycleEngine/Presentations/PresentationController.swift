// Presentation controllers as objects that the author's code reads, sets up and derives from.
extension World {
  /// What `presentationController` reads: the one that shows the controller or will show it; a
  /// controller that is presented in another's place, or is in one that is, has that one's.
  public func presentationController(of controller: ObjectID) -> ObjectID {
    var current: ObjectID? = controller
    while let id = current {
      if let found = controllers[controllerSlot(id)].presentation,
        presentations[presentationSlot(found)].phase != .idle
      {
        return found
      }
      current = controllers[controllerSlot(id)].parent
    }
    return ownPresentationController(of: controller)
  }

  /// What `activePresentationController` reads: the one that shows the controller.
  public func activePresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return presentations[presentationSlot(id)].phase == .idle ? nil : id
  }

  /// What `sheetPresentationController` reads, which there is for a sheet only.
  public func sheetPresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return classRecord(of: id).base == .sheetPresentationController ? id : nil
  }

  /// What `popoverPresentationController` reads, which there is for a popover only.
  public func popoverPresentationController(of controller: ObjectID) -> ObjectID? {
    let id = presentationController(of: controller)
    return classRecord(of: id).base == .popoverPresentationController ? id : nil
  }

  /// Creates an instance of a class the author derived, with one reference to it.
  public func makePresentationController(of class: ClassID) -> ObjectID {
    let id = makeObject(.presentationController, of: `class`, slot: presentations.count)
    presentations.append(PresentationRecord(id: id, presented: nil))
    return id
  }

  /// What `init(presentedViewController:presenting:)` notes; UIKit tells the presenter later.
  public func setPresented(_ controller: ObjectID, of id: ObjectID) {
    presentations[presentationSlot(id)].presented = controller
  }

  /// The presentation controller of a controller's own, made when it is needed first.
  func ownPresentationController(of controller: ObjectID) -> ObjectID {
    if let id = controllers[controllerSlot(controller)].presentation { return id }
    let id = makePresentationController(
      of: ClassID(presentationControllerClass(of: controller)))
    presentations[presentationSlot(id)].presented = controller
    controllers[controllerSlot(controller)].presentation = id
    return id
  }

  /// The style that is asked for decides the class, not the one it adapts to.
  private func presentationControllerClass(of controller: ObjectID) -> UIKitClass {
    switch styleAskedFor(by: controller) {
    case .popover: .popoverPresentationController
    case .pageSheet, .formSheet:
      holds(.sheetsHaveTheirClass) ? .sheetPresentationController : .presentationController
    default: .presentationController
    }
  }

  /// Another style needs another presentation controller, as long as none is in use.
  func dropUnusedPresentationController(of controller: ObjectID) {
    guard let id = controllers[controllerSlot(controller)].presentation,
      presentations[presentationSlot(id)].phase == .idle,
      classID(of: id) != ClassID(presentationControllerClass(of: controller))
    else { return }
    controllers[controllerSlot(controller)].presentation = nil
    release(id)
  }

  // MARK: Properties

  /// The controller it shows.
  public func presentedViewController(ofPresentation id: ObjectID) -> ObjectID? {
    alive(presentations[presentationSlot(id)].presented)
  }

  /// The controller it shows that one over, or has shown it over.
  public func presentingViewController(ofPresentation id: ObjectID) -> ObjectID? {
    let record = presentations[presentationSlot(id)]
    return alive(record.presenting) ?? alive(record.lastPresenting)
  }

  /// The view it shows the controller in, while it does.
  public func containerView(of id: ObjectID) -> ObjectID? {
    presentations[presentationSlot(id)].containerView
  }

  /// What its `presentationStyle` reads.
  public func presentationStyle(of id: ObjectID) -> ModalPresentationStyle {
    presentations[presentationSlot(id)].style
  }

  /// The delegate of a presentation controller.
  public func presentationDelegate(of id: ObjectID) -> ObjectID? {
    alive(presentations[presentationSlot(id)].delegate)
  }

  /// Sets the delegate, which is not held.
  public func setPresentationDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    presentations[presentationSlot(id)].delegate = delegate
  }

  /// Notes whether a popover has a view or a bar button item that its arrow points to.
  public func setHasAnchor(_ hasAnchor: Bool, of id: ObjectID) {
    presentations[presentationSlot(id)].hasAnchor = hasAnchor
  }

  /// Makes an alert an action sheet, which is a popover on a pad, and on newer phones. Source:
  /// `actionsheet-anchor-fdtake84`, `actionsheet-phone-no-popover-particlelab23`.
  public func setIsActionSheet(_ id: ObjectID) {
    controllers[controllerSlot(id)].isActionSheet = true
    if device.idiom == .pad || holds(.actionSheetsArePopovers) {
      setModalPresentationStyle(.popover, of: id)
    }
  }

  // MARK: What the author's own are told

  /// Tells a presentation controller of a class that implements it.
  func tell(_ callback: Callback, _ id: ObjectID, _ values: [EventValue] = []) {
    guard classRecord(of: id).implements.contains(callback) else { return }
    deliver(callback, to: id, values)
  }

  /// What an object answers to a question that its class may override.
  func answer(_ callback: Callback, _ id: ObjectID, otherwise: Bool) -> Bool {
    guard classRecord(of: id).implements.contains(callback),
      case .boolean(let answer) = deliver(callback, to: id)
    else { return otherwise }
    return answer
  }
}
