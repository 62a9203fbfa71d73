// Controllers: creation, view loading and containment.
extension World {
  /// Creates a controller with one reference to it and records its `init`, which is a call of the
  /// author's code: UIKit makes no controller of its own accord.
  /// - Parameter class: A class that descends from a view controller; its base decides the kind.
  public func makeController(of class: ClassID) -> ObjectID {
    let base = classes[Int(`class`.index)].base
    let id = makeObject(.controller, of: `class`, slot: controllers.count)
    controllers.append(ControllerRecord(id: id, kind: base.isController ? base : .viewController))
    // UIKit shows an alert over the presenter in a style of its own.
    if base == .alertController { setModalPresentationStyle(.custom, of: id) }
    if holds(.traitsAtInit) { controllers[controllerSlot(id)].traits = screenTraits }
    addContainerRecord(for: id)
    record(.initialize, receiver: .object(id), [], step: .author)
    return id
  }

  /// Loads the view if it is not loaded: what the first read of `view` does.
  public func loadViewIfNeeded(_ id: ObjectID) {
    guard controllers[controllerSlot(id)].view == nil else { return }
    if deliveries.contains(where: { $0.receiver == id && $0.callback == .deinitialize }) {
      perform(.loadedWhileDeallocating, subject: id)
    }
    perform(.viewLoading, subject: id)
  }

  /// The root view, loaded if it was not; `nil` if `loadView` has assigned none. A read before that,
  /// in `loadView` or in `viewDidLoad`, runs it again, without end.
  /// Source: `loadview-leaves-nil`, `loadview-reentrancy-before-assignment`.
  public func view(of id: ObjectID) -> ObjectID? {
    loadViewIfNeeded(id)
    return controllers[controllerSlot(id)].view
  }

  /// The root view if it is loaded.
  public func viewIfLoaded(of id: ObjectID) -> ObjectID? { controllers[controllerSlot(id)].view }

  /// Gives the controller a root view, as assigning `view` does; `nil` unloads it.
  public func setView(_ view: ObjectID?, of id: ObjectID) {
    let old = controllers[controllerSlot(id)].view
    if let view {
      guard checkHierarchy(assigning: view, to: id) else { return }
      retain(view)
      views[viewSlot(view)].controller = id
    }
    controllers[controllerSlot(id)].view = view
    if let old {
      if old != view { forgetDisplayedChild(of: id, in: old) }
      if old != view, views[viewSlot(old)].controller == id {
        views[viewSlot(old)].controller = nil
      }
      release(old)
    }
  }

  /// A container whose view is gone shows its child in the next one, as if for the first time.
  private func forgetDisplayedChild(of id: ObjectID, in old: ObjectID) {
    guard let child = displayedChild(of: id), appearanceState(of: id) == .disappeared else {
      return
    }
    if let view = controllers[controllerSlot(child)].view, views[viewSlot(view)].superview == old {
      detach(view)
    }
    setDisplayedChild(nil, of: id)
  }

  /// UIKit's `loadView`: what is in the nib is there, connected and awake before the view is
  /// assigned. Source: `storyboard-load-steps`, `loadview-default-implementation`.
  func makeDefaultView(of id: ObjectID) {
    let size = device.screenSize
    let rootView = classRecord(of: id).rootView.map { libraryClass(named: $0, base: .view) }
    let view = makeView(
      of: rootView ?? ClassID(.view), frame: Rect(width: size.width, height: size.height))
    views[viewSlot(view)].autoresizing = [.flexibleWidth, .flexibleHeight]
    if classRecord(of: id).isDeclaredByAuthor { notify(.unarchive(id, view: view)) }
    setView(view, of: id)
    release(view)
  }

  /// The parent, if the controller is in a container.
  public func parent(of id: ObjectID) -> ObjectID? { controllers[controllerSlot(id)].parent }

  /// The children in the order they were added.
  public func children(of id: ObjectID) -> [ObjectID] {
    kind(of: id) == .controller ? controllers[controllerSlot(id)].children : []
  }

  /// What `addChild` does.
  public func addChild(_ child: ObjectID, to parent: ObjectID) {
    if !contains(child, parent), let old = self.parent(of: child) { removeFromParent(child, old) }
    // The callback of that may have put it somewhere else, even above its new parent.
    guard !contains(child, parent) else {
      return perform(.containedInItself, subject: child, in: parent)
    }
    guard self.parent(of: child) == nil else { return }
    guard checkHierarchy(adding: child, asChildOf: parent) else { return }
    let kind = controllers[controllerSlot(parent)].kind
    if !kind.isContainer {
      controllers[controllerSlot(child)].isMovingToParent = true
    }
    perform(.childAddition, subject: child, in: parent)
  }

  /// What `removeFromParent` does; nothing when there is no parent.
  public func removeFromParent(_ child: ObjectID) {
    guard let parent = controllers[controllerSlot(child)].parent else { return }
    removeFromParent(child, parent)
  }

  /// Whether `parent` is `controller` or below it.
  private func contains(_ controller: ObjectID, _ parent: ObjectID) -> Bool {
    var current: ObjectID? = parent
    var depth = 0
    while let candidate = current {
      if candidate == controller { return true }
      depth += 1
      guard isWithinNesting(depth) else { return true }
      current = controllers[controllerSlot(candidate)].parent
    }
    return false
  }

  private func removeFromParent(_ child: ObjectID, _ parent: ObjectID) {
    retain(child)
    perform(.childRemoval, subject: child, in: parent)
    release(child)
  }

  func link(_ child: ObjectID, to parent: ObjectID) {
    guard kind(of: parent) == .controller else { return }
    retain(child)
    controllers[controllerSlot(child)].parent = parent
    controllers[controllerSlot(parent)].children.append(child)
  }

  func unlink(_ child: ObjectID) {
    guard let parent = controllers[controllerSlot(child)].parent else { return }
    controllers[controllerSlot(child)].parent = nil
    arriveWithoutParent(child, parent)
    guard let index = controllers[controllerSlot(parent)].children.firstIndex(of: child) else {
      return
    }
    controllers[controllerSlot(parent)].children.remove(at: index)
    forget(child, in: parent)
    release(child)
  }

  /// A child that leaves its parent while its view is arriving in the window goes on arriving: its
  /// view stays, and who has no parent appears with its view, not after a parent.
  private func arriveWithoutParent(_ child: ObjectID, _ parent: ObjectID) {
    let arrival = ChoreographyIndex.viewArrival.rawValue
    let stays = isInWindow(controllers[controllerSlot(child)].view)
    for index in transitions.indices
    where transitions[index].choreography == arrival && transitions[index].to == child
      && transitions[index].container == parent && (stays || transitions[index].wait == nil)
    {
      transitions[index].container = nil
      guard transitions[index].wait == .containerAppeared else { continue }
      transitions[index].wait = .commit
      runLoop.afterCommit.append(transitions[index].id)
    }
  }

  /// The nearest ancestor of a container kind: `navigationController`, `tabBarController`.
  public func ancestor(of id: ObjectID, kind: UIKitClass) -> ObjectID? {
    var current = controllers[controllerSlot(id)].parent
    while let candidate = current {
      if controllers[controllerSlot(candidate)].kind == kind { return candidate }
      current = controllers[controllerSlot(candidate)].parent
    }
    return nil
  }
}
