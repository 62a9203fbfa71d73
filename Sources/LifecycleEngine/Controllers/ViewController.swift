/// Controllers: the views of controllers, and the relation of parent and child.
struct Containment {
  let world: World

  func makeController(of class: ClassID) -> ObjectID {
    let base = world.objects.record(of: `class`).base
    let id = world.objects.make(.controller, of: `class`)
    world.controllers.add(
      ControllerRecord(id: id, kind: base.isController ? base : .viewController))
    // UIKit shows an alert over the presenter in a special style.
    if base == .alertController { world.setModalPresentationStyle(.custom, of: id) }
    // A search covers the controller that defines the context.
    if base == .searchController { world.setModalPresentationStyle(.overCurrentContext, of: id) }
    if world.holds(.traitsAtInit) {
      world.controllers[id].traits = world.screen.traits
    }
    world.containers.addContainerRecord(for: id)
    world.record(.initialize, receiver: .object(id), [], step: .author)
    return id
  }

  func loadViewIfNeeded(_ id: ObjectID) {
    guard world.controllers[id].view == nil else { return }
    if world.isDeinitializing(id) {
      world.perform(.loadedWhileDeallocating, subject: id)
    }
    world.perform(.viewLoading, subject: id)
  }

  /// Source: `loadview-leaves-nil`, `loadview-reentrancy-before-assignment`.
  func view(of id: ObjectID) -> ObjectID? {
    loadViewIfNeeded(id)
    return world.controllers[id].view
  }

  func setView(_ view: ObjectID?, of id: ObjectID) {
    let old = world.controllers[id].view
    if let old, let view, old != view, world.isInWindow(old) { world.note(.swappedView) }
    if let view {
      guard world.hierarchy.checkHierarchy(assigning: view, to: id) else { return }
      world.retain(view)
      world.views[view].controller = id
    }
    world.controllers[id].view = view
    if let old {
      if old != view { forgetDisplayedChild(of: id, in: old) }
      if old != view, world.views[old].controller == id {
        world.views[old].controller = nil
      }
      world.release(old)
    }
  }

  /// Forgets the child of a container whose view is gone. The container shows the child in the next
  /// view as if for the first time.
  private func forgetDisplayedChild(of id: ObjectID, in old: ObjectID) {
    guard let child = world.containers.displayedChild(of: id),
      world.appearanceState(of: id) == .disappeared
    else {
      return
    }
    if let view = world.controllers[child].view, world.views[view].superview == old {
      world.hierarchy.detach(view)
    }
    world.containers.setDisplayedChild(nil, of: id)
  }

  /// UIKit's `loadView`. The objects of the nib are loaded, connected and awake before the view is
  /// assigned. Source: `storyboard-load-steps`, `loadview-default-implementation`.
  func makeDefaultView(of id: ObjectID) {
    let size = world.device.screenSize
    let rootView = world.classRecord(of: id).rootView.map {
      world.libraryClass(named: $0, base: .view)
    }
    let view = world.makeView(
      of: rootView ?? ClassID(.view), frame: Rect(width: size.width, height: size.height))
    world.views[view].autoresizing = [.flexibleWidth, .flexibleHeight]
    if let name = world.classRecord(of: id).innerView {
      let inner = world.makeView(
        of: world.libraryClass(named: name, base: .view), frame: world.views[view].frame)
      world.views[inner].autoresizing = [.flexibleWidth, .flexibleHeight]
      world.addSubview(inner, to: view)
      world.release(inner)
    }
    if world.classRecord(of: id).isDeclaredByAuthor { world.notify(.unarchive(id, view: view)) }
    setView(view, of: id)
    world.release(view)
  }

  func addChild(_ child: ObjectID, to parent: ObjectID) {
    if !contains(child, parent), let old = world.parent(of: child) { removeFromParent(child, old) }
    // The callback may have moved the child, even above the new parent.
    guard !contains(child, parent) else {
      return world.perform(.containedInItself, subject: child, in: parent)
    }
    guard world.parent(of: child) == nil else { return }
    guard world.hierarchy.checkHierarchy(adding: child, asChildOf: parent) else { return }
    let kind = world.controllers[parent].kind
    if !kind.isContainer {
      world.controllers[child].isMovingToParent = true
    }
    world.perform(.childAddition, subject: child, in: parent)
  }

  func removeFromParent(_ child: ObjectID) {
    guard let parent = world.controllers[child].parent else { return }
    removeFromParent(child, parent)
  }

  /// Returns true if `parent` is `controller` or below it.
  private func contains(_ controller: ObjectID, _ parent: ObjectID) -> Bool {
    if let answer = world.controllers.contains(
      parent, in: controller, upTo: World.nestingBudget)
    {
      return answer
    }
    return !world.isWithinNesting(World.nestingBudget)
  }

  private func removeFromParent(_ child: ObjectID, _ parent: ObjectID) {
    world.retain(child)
    world.perform(.childRemoval, subject: child, in: parent)
    world.release(child)
  }

  func link(_ child: ObjectID, to parent: ObjectID) {
    guard world.kind(of: parent) == .controller else { return }
    world.retain(child)
    world.controllers.link(child, to: parent)
  }

  func unlink(_ child: ObjectID) {
    guard let parent = world.controllers[child].parent else { return }
    world.controllers[child].parent = nil
    arriveWithoutParent(child, parent)
    guard world.controllers.remove(child, fromChildrenOf: parent) else { return }
    world.containers.forget(child, in: parent)
    world.release(child)
  }

  /// A child that leaves its parent while its view is arriving in the window goes on arriving. The
  /// view stays, and a controller without a parent appears with its view, not after a parent.
  private func arriveWithoutParent(_ child: ObjectID, _ parent: ObjectID) {
    let arrival = ChoreographyIndex.viewArrival.rawValue
    let stays = world.isInWindow(world.controllers[child].view)
    for index in world.transitions.indices
    where world.transitions[index].choreography == arrival && world.transitions[index].to == child
      && world.transitions[index].container == parent
      && (stays || world.transitions[index].wait == nil)
    {
      world.transitions[index].container = nil
      guard world.transitions[index].wait == .containerAppeared else { continue }
      world.transitions[index].wait = .commit
      world.runLoop.waitForCommit(world.transitions[index].id)
    }
  }
}
