// Situations of views and presentations of which no source tells the calls.
extension World {
  /// Notes that the size or the look of a view changes, so that UIKit may draw the view again.
  public func noteChangeOfLook(of view: ObjectID) {
    guard objects.isImplemented(.draw), objects.implements(.draw, view), !views[view].needsDisplay
    else { return }
    note(.redrawing, for: [view])
  }

  /// Notes that a view is given to something that may put the view into a window.
  public func noteGiven(_ view: ObjectID, _ calls: UnknownCalls) {
    guard kind(of: view) == .view else { return }
    if hasController(in: view) { return note(.unknownUse) }
    note(calls, for: withSubviews(view))
  }

  /// Returns true if a view, or a view below it, is the view of a controller.
  public func hasController(in view: ObjectID) -> Bool {
    withSubviews(view).contains { views[$0].controller != nil }
  }

  /// A controller and the controllers below it, at any depth.
  func withDescendants(_ controller: ObjectID) -> [ObjectID] {
    var all = [controller]
    var open = [controller]
    while let id = open.popLast() {
      let record = controllers[id]
      all += record.children
      open += record.children
    }
    return all
  }

  /// A view and the views below it, at any depth.
  func withSubviews(_ view: ObjectID) -> [ObjectID] {
    var all = [view]
    var open = [view]
    while let id = open.popLast() {
      let record = views[id]
      all += record.subviews
      open += record.subviews
    }
    return all
  }

  /// Notes that code changes what one of UIKit's views shows, if the author overrides `layoutSubviews`.
  public func noteContent(of view: ObjectID) {
    guard objects.isImplemented(.layoutSubviews), objects.implements(.layoutSubviews, view),
      isInWindow(view), !views[view].needsLayout
    else { return }
    note(.contentOfView, for: [view])
  }

  /// Notes that code gives a view another size while nothing else lays out its superview on screen.
  func noteResize(of view: ObjectID, to size: Size) {
    guard let superview = views[view].superview, views[view].frame.size != size,
      isInWindow(superview), !views[superview].needsLayout, !updateState.isLayingOut(superview)
    else { return }
    note(.resizedView, for: [superview] + (controller(ofView: superview).map { [$0] } ?? []))
  }

  /// Notes that a view with subviews is deallocated, and that the author's code would hear of the end.
  func noteDeath(of view: ObjectID) {
    let subviews = views[view].subviews
    let listens = subviews.contains {
      objects.implements(.willMoveToSuperview, $0) || objects.implements(.didMoveToSuperview, $0)
    }
    if listens || objects.implements(.willRemoveSubview, view), !subviews.isEmpty {
      note(.dyingView)
    }
  }

  /// Notes that code removes a view from its superview.
  func noteRemoval(of view: ObjectID) {
    guard let superview = views[view].superview, isInWindow(superview) else { return }
    note(.leavingView, for: [superview] + (controller(ofView: superview).map { [$0] } ?? []))
  }

  /// Notes that code scrolls the rows or items of a view, or changes or reloads them.
  public func noteRows(of view: ObjectID) {
    guard isInWindow(view) else { return }
    note(.movedRows, for: [view] + (controller(ofView: view).map { [$0] } ?? []))
  }

  /// Notes that code adds a view that was laid out before, and needs no layout for its size.
  func noteAddition(of view: ObjectID, to superview: ObjectID) {
    guard views[view].superview != superview, !views[view].needsLayout, isInWindow(superview),
      objects.implements(.layoutSubviews, view) || objects.implements(.draw, view)
    else { return }
    note(.movedView, for: [view])
  }

  /// The animated presentation under way.
  var runningPresentation: Int? {
    transitions.first { transition in
      guard transition.isAnimated, let id = transition.container,
        kind(of: id) == .presentationController
      else { return false }
      return presentations[id].phase == .presenting
    }?.id
  }
}
