// What is presented in the context of a child has its view beside the child's, in the view of what
// contains both: it appears and disappears with that, or with the child when one of UIKit's
// containers exchanges it.
extension PresentationControllers {
  /// The controllers that are up in the context of a child and not covered by one another, the
  /// lowest first. There are none over a controller that has no parent: nothing exchanges it.
  /// - Parameter container: What shows the child; only what is in its view counts, or in none.
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
    // The author's code may have put its view where it is now.
    return world.controllers[child].view.map { !world.isDescendant($0, of: host) } ?? true
  }

  /// Returns true if a presenter has left the place that a presentation is in: its container is to
  /// show another child, or it is in another container by now.
  func hasLost(_ presenter: ObjectID, itsPlaceIn presentation: ObjectID) -> Bool {
    let record = world.presentations[presentation]
    guard record.presenting == presenter else { return false }
    let place = record.containerView.flatMap { world.views[$0].superview }
    guard let parent = world.parent(of: presenter) else {
      // A container of UIKit's that exchanges its children has none of them for a moment.
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

  /// The view of what a child presents in what its container shows, not in what its former place
  /// was in.
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

  /// A container of UIKit's takes a child out of its view, and with it what is presented over it; the
  /// child may be a former one by then.
  func takeOut(_ child: ObjectID, of container: ObjectID) {
    guard world.kind(of: container) == .controller,
      let next = world.controllers[child].presented,
      let view = presentation(of: next)?.containerView,
      let host = world.controllers[container].view, world.isDescendant(view, of: host)
    else { return }
    // A callback may have brought it back.
    if let lowest = presented(inContextOf: child, in: container).first {
      switch world.appearanceState(of: lowest) {
      case .appearing, .appeared: return
      case .disappearing, .disappeared: break
      }
    }
    // What has been presented over it since it began to leave goes along now.
    world.hierarchy.takeOut(view: view)
  }

  /// A container of UIKit's takes a child in, and with it what is presented over it, in front.
  func takeInPresentation(over child: ObjectID, to container: ObjectID) {
    guard world.kind(of: container) == .controller,
      let view = viewOfPresentation(over: child, in: container),
      world.views[view].superview == nil,
      let host = world.controllers[container].view
    else { return }
    place(containerView: view, in: host)
    for id in presented(inContextOf: child, in: container) {
      // It is told `viewIsAppearing` in its layout.
      if let own = world.controllers[id].view { world.setNeedsLayout(own) }
    }
  }

  /// The view of a presentation fills what it is in.
  func place(containerView view: ObjectID, in host: ObjectID) {
    fit(containerView: view, in: host)
    world.hierarchy.attach(view, to: host)
  }

  /// The view that a controller is presented in fills the one that it is in, or covers the view of a
  /// child of the author's container that defines the context.
  func fit(containerView view: ObjectID, in host: ObjectID) {
    let covered = childCovered(by: view)
    let frame = world.views[covered ?? host].frame
    world.setFrame(
      covered != nil ? frame : Rect(width: frame.size.width, height: frame.size.height), of: view)
    world.views[view].safeAreaInsets = world.views[covered ?? host].safeAreaInsets
  }

  /// The view of the presenter, if that is a child in a container of the author's.
  func childCovered(by view: ObjectID) -> ObjectID? {
    guard let presentation = world.views[view].presentation,
      let presenter = world.alive(world.presentations[presentation].presenting),
      let parent = world.parent(of: presenter),
      world.controllers[parent].kind == .viewController
    else { return nil }
    return world.controllers[presenter].view
  }
}
