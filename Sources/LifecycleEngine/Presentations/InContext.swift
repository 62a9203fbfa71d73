// What is presented in the context of a child has its view beside the child's, in the view of what
// contains both: it appears and disappears with that, or with the child when one of UIKit's
// containers exchanges it.
extension World {
  /// The controllers that are up in the context of a child and not covered by one another, the
  /// lowest first. There are none over a controller that has no parent: nothing exchanges it.
  /// - Parameter container: What shows the child; only what is in its view counts, or in none.
  func presented(inContextOf child: ObjectID, in container: ObjectID) -> [ObjectID] {
    guard controllers[controllerSlot(child)].presented != nil,
      isContext(child, in: container)
    else { return [] }
    var shown: [ObjectID] = []
    var current = child
    while let record = presentationThatIsUp(over: current), let next = alive(record.presented),
      isWithinNesting(shown.count)
    {
      if record.removesPresenter, !shown.isEmpty { shown.removeLast() }
      shown.append(next)
      current = next
    }
    return shown
  }

  /// Whether something is presented in the place of a child.
  func isCovered(_ child: ObjectID, in container: ObjectID) -> Bool {
    guard let record = presentationThatIsUp(over: child), record.removesPresenter,
      isContext(child, in: container), let host = controllers[controllerSlot(container)].view
    else { return false }
    // The author's code may have put its view where it is now.
    return controllers[controllerSlot(child)].view.map { !isDescendant($0, of: host) } ?? true
  }

  /// Whether a presenter has left the place that a presentation is in: its container is to show
  /// another child, or it is in another container by now.
  func hasLost(_ presenter: ObjectID, itsPlaceIn presentation: ObjectID) -> Bool {
    let record = presentations[presentationSlot(presentation)]
    guard record.presenting == presenter else { return false }
    let place = record.containerView.flatMap { views[viewSlot($0)].superview }
    guard let parent = parent(of: presenter) else {
      // A container of UIKit's that exchanges its children has none of them for a moment.
      guard let place, let former = views[viewSlot(place)].controller, former != presenter,
        let displayed = displayedChild(of: former)
      else { return false }
      return displayed != presenter
    }
    if let child = childToShow(in: parent), child != presenter { return true }
    guard let view = record.containerView, place != nil,
      let host = controllers[controllerSlot(parent)].view
    else { return false }
    return !isDescendant(view, of: host)
  }

  /// The child that a presented controller goes along with.
  func child(inContextOf presented: ObjectID) -> ObjectID? {
    var current = presented
    var depth = 0
    while controllers[controllerSlot(current)].parent == nil,
      let record = presentation(of: current), record.phase == .presented,
      let presenter = alive(record.presenting), isWithinNesting(depth)
    {
      current = presenter
      depth += 1
    }
    return depth > 0 && controllers[controllerSlot(current)].parent != nil ? current : nil
  }

  private func presentationThatIsUp(over id: ObjectID) -> PresentationRecord? {
    guard let presented = controllers[controllerSlot(id)].presented,
      let record = presentation(of: presented), record.phase == .presented,
      record.containerView != nil
    else { return nil }
    return record
  }

  /// The view of what a child presents in what its container shows, not in what its former place
  /// was in.
  func viewOfPresentation(over child: ObjectID, in container: ObjectID) -> ObjectID? {
    guard parent(of: child) == container, let host = controllers[controllerSlot(container)].view,
      let presented = controllers[controllerSlot(child)].presented,
      let view = presentation(of: presented)?.containerView,
      views[viewSlot(view)].superview == nil || isDescendant(view, of: host)
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
    guard kind(of: container) == .controller,
      let next = controllers[controllerSlot(child)].presented,
      let view = presentation(of: next)?.containerView,
      let host = controllers[controllerSlot(container)].view, isDescendant(view, of: host)
    else { return }
    // A callback may have brought it back.
    if let lowest = presented(inContextOf: child, in: container).first {
      switch appearanceState(of: lowest) {
      case .appearing, .appeared: return
      case .disappearing, .disappeared: break
      }
    }
    // What has been presented over it since it began to leave goes along now.
    takeOut(view: view)
  }

  /// A container of UIKit's takes a child in, and with it what is presented over it, in front.
  func takeInPresentation(over child: ObjectID, to container: ObjectID) {
    guard kind(of: container) == .controller,
      let view = viewOfPresentation(over: child, in: container),
      views[viewSlot(view)].superview == nil,
      let host = controllers[controllerSlot(container)].view
    else { return }
    place(containerView: view, in: host)
    for id in presented(inContextOf: child, in: container) {
      // It is told `viewIsAppearing` in its layout.
      if let own = controllers[controllerSlot(id)].view { setNeedsLayout(own) }
    }
  }

  /// The view of a presentation fills what it is in.
  func place(containerView view: ObjectID, in host: ObjectID) {
    fit(containerView: view, in: host)
    attach(view, to: host)
  }

  /// The view that a controller is presented in fills the one that it is in, or covers the view of a
  /// child of the author's container that defines the context.
  func fit(containerView view: ObjectID, in host: ObjectID) {
    let covered = childCovered(by: view)
    let frame = views[viewSlot(covered ?? host)].frame
    setFrame(
      covered != nil ? frame : Rect(width: frame.size.width, height: frame.size.height), of: view)
    views[viewSlot(view)].safeAreaInsets = views[viewSlot(covered ?? host)].safeAreaInsets
  }

  /// The view of the presenter, if that is a child in a container of the author's.
  func childCovered(by view: ObjectID) -> ObjectID? {
    guard let presentation = views[viewSlot(view)].presentation,
      let presenter = alive(presentations[presentationSlot(presentation)].presenting),
      let parent = parent(of: presenter),
      controllers[controllerSlot(parent)].kind == .viewController
    else { return nil }
    return controllers[controllerSlot(presenter)].view
  }
}
