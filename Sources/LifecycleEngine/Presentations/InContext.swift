// A presentation in the context of a child has its view beside the child's view, in the view of the
// child's container. The presented controller appears and disappears with the container, or with
// the child when a UIKit container exchanges the child.
extension PresentationControllers {
  /// The controllers that are presented in the context of a child and not covered by one another,
  /// the lowest first. A controller without a parent has none, because nothing exchanges the
  /// controller.
  /// - Parameter container: The container that shows the child. Only a controller whose view is
  ///   inside the container's view, or in no view, counts.
  func presented(inContextOf child: ObjectID, in container: ObjectID) -> [ObjectID] {
    guard world.controllers[child].presented != nil,
      isContext(child, in: container)
    else { return [] }
    var shown: [ObjectID] = []
    var current = child
    while let record = presentationThatIsUp(over: current),
      let next = world.alive(record.presented),
      world.isWithinNesting(shown.count)
    {
      if record.removesPresenter, !shown.isEmpty { shown.removeLast() }
      shown.append(next)
      current = next
    }
    return shown
  }

  /// Returns true if something is presented in the place of a child.
  func isCovered(_ child: ObjectID, in container: ObjectID) -> Bool {
    guard let record = presentationThatIsUp(over: child), record.removesPresenter,
      isContext(child, in: container), let host = world.controllers[container].view
    else { return false }
    // The author's code may have moved the view.
    return world.controllers[child].view.map { !world.isDescendant($0, of: host) } ?? true
  }

  /// Returns true if a presenter has left the place of a presentation: the container will show
  /// another child, or the presenter is in another container.
  func hasLost(_ presenter: ObjectID, itsPlaceIn presentation: ObjectID) -> Bool {
    let record = world.presentations[presentation]
    guard record.presenting == presenter else { return false }
    let place = record.containerView.flatMap { world.views[$0].superview }
    guard let parent = world.parent(of: presenter) else {
      // A UIKit container that exchanges its children has no displayed child for a moment.
      guard let place, let former = world.views[place].controller, former != presenter,
        let displayed = world.containers.displayedChild(of: former)
      else { return false }
      return displayed != presenter
    }
    if let child = world.containers.childToShow(in: parent), child != presenter { return true }
    guard let view = record.containerView, place != nil,
      let host = world.controllers[parent].view
    else { return false }
    return !world.isDescendant(view, of: host)
  }

  /// The child that a presented controller goes along with.
  func child(inContextOf presented: ObjectID) -> ObjectID? {
    var current = presented
    var depth = 0
    while world.controllers[current].parent == nil,
      let record = presentation(of: current), record.phase == .presented,
      let presenter = world.alive(record.presenting), world.isWithinNesting(depth)
    {
      current = presenter
      depth += 1
    }
    return depth > 0 && world.controllers[current].parent != nil ? current : nil
  }

  private func presentationThatIsUp(over id: ObjectID) -> PresentationRecord? {
    guard let presented = world.controllers[id].presented,
      let record = presentation(of: presented), record.phase == .presented,
      record.containerView != nil
    else { return nil }
    return record
  }

  /// The view of a child's presentation inside the container that shows the child, not in the
  /// child's former place.
  func viewOfPresentation(over child: ObjectID, in container: ObjectID) -> ObjectID? {
    guard world.parent(of: child) == container, let host = world.controllers[container].view,
      let presented = world.controllers[child].presented,
      let view = presentation(of: presented)?.containerView,
      world.views[view].superview == nil || world.isDescendant(view, of: host)
    else { return nil }
    return view
  }

  private func isContext(_ child: ObjectID, in container: ObjectID) -> Bool {
    viewOfPresentation(over: child, in: container) != nil
  }

  // MARK: Their views

  /// A UIKit container removes a child's view, and with it the presentation over the child. The
  /// child may be a former child by then.
  func takeOut(_ child: ObjectID, of container: ObjectID) {
    guard world.kind(of: container) == .controller,
      let next = world.controllers[child].presented,
      let view = presentation(of: next)?.containerView,
      let host = world.controllers[container].view, world.isDescendant(view, of: host)
    else { return }
    // A callback may have brought the presentation back.
    if let lowest = presented(inContextOf: child, in: container).first {
      switch world.appearanceState(of: lowest) {
      case .appearing, .appeared: return
      case .disappearing, .disappeared: break
      }
    }
    // A controller that was presented over the child after the child began to leave goes along now.
    world.hierarchy.takeOut(view: view)
  }

  /// A UIKit container adds a child's view, and in front the presentation over the child.
  func takeInPresentation(over child: ObjectID, to container: ObjectID) {
    guard world.kind(of: container) == .controller,
      let view = viewOfPresentation(over: child, in: container),
      world.views[view].superview == nil,
      let host = world.controllers[container].view
    else { return }
    place(containerView: view, in: host)
    for id in presented(inContextOf: child, in: container) {
      // The controller gets `viewIsAppearing` in its layout.
      if let own = world.controllers[id].view { world.setNeedsLayout(own) }
    }
  }

  /// Fits the view of a presentation into its host.
  func place(containerView view: ObjectID, in host: ObjectID) {
    fit(containerView: view, in: host)
    world.hierarchy.attach(view, to: host)
  }

  /// Makes a container view fill its host, or cover the view of a child of the author's container
  /// that defines the context.
  func fit(containerView view: ObjectID, in host: ObjectID) {
    let covered = childCovered(by: view)
    let frame = world.views[covered ?? host].frame
    world.setFrame(
      covered != nil ? frame : Rect(width: frame.size.width, height: frame.size.height), of: view)
    world.views[view].safeAreaInsets = world.views[covered ?? host].safeAreaInsets
  }

  /// The view of the presenter, if the presenter is a child in an author's container.
  func childCovered(by view: ObjectID) -> ObjectID? {
    guard let presentation = world.views[view].presentation,
      let presenter = world.alive(world.presentations[presentation].presenting),
      let parent = world.parent(of: presenter),
      world.controllers[parent].kind == .viewController
    else { return nil }
    return world.controllers[presenter].view
  }
}
