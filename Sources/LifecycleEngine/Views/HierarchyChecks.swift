// The places where views may be. A view in another place is reported.
extension ViewHierarchy {
  /// Checks a view that the author's code is about to add.
  /// - Returns: True if the view may be added.
  func checkHierarchy(adding view: ObjectID, to superview: ObjectID) -> Bool {
    guard view != superview, !world.isDescendant(superview, of: view) else {
      world.perform(
        view == superview ? .viewInItself : .viewInDescendant, subject: view, in: superview)
      return false
    }
    guard let window = world.window(of: superview) else { return true }
    let above = world.views.nearestController(from: superview)
    // Source: `hierarchy-without-controller-klcpopup6`.
    if above == nil, world.window(of: view) == window { return true }
    return checkParents(in: view, under: above)
  }

  /// Checks the views in a view that a UIKit container brings into a window.
  /// - Returns: True if each child is under its parent.
  func checkHierarchy(inside view: ObjectID, under superview: ObjectID) -> Bool {
    let above =
      world.views.nearestController(from: view) ?? world.views.nearestController(from: superview)
    return world.views[view].subviews.allSatisfy { checkParents(in: $0, under: above) }
  }

  /// Checks the controllers of a view and of its subviews that are about to come into a window. Out of
  /// windows, UIKit checks nothing. Source: `hierarchy-raises-at-window-pagerview1098`.
  /// - Parameter above: The nearest controller above the view; `nil` for none.
  /// - Returns: True if each child is under its parent.
  private func checkParents(in view: ObjectID, under above: ObjectID?) -> Bool {
    let own = world.views[view].controller
    // A window may get the child of a container as its root.
    if let own, let parent = world.parent(of: own), above != parent,
      above != nil || !isWindowRoot(own)
    {
      world.perform(.viewInOtherHierarchy, in: parent, from: above, to: own)
      return world.stop == nil
    }
    guard world.isWithinNesting(world.nesting) else { return true }
    world.nesting += 1
    defer { world.nesting -= 1 }
    return world.views[view].subviews.allSatisfy { checkParents(in: $0, under: own ?? above) }
  }

  /// Checks a controller that is about to become a child.
  /// - Returns: True if the controller may become a child.
  func checkHierarchy(adding child: ObjectID, asChildOf parent: ObjectID) -> Bool {
    if isWindowRoot(child), world.isInWindow(world.controllers[child].view) {
      world.perform(.rootAsChild, subject: child, in: parent)
      return world.stop == nil
    }
    guard let view = world.controllers[child].view,
      let superview = world.views[view].superview,
      let above = world.views.nearestController(from: superview), above != parent
    else { return true }
    world.perform(.addedUnderOther, in: parent, from: above, to: child)
    return world.stop == nil
  }

  /// Checks a view that is about to become a controller's view.
  /// - Returns: True if the controller may have the view.
  func checkHierarchy(assigning view: ObjectID, to controller: ObjectID) -> Bool {
    guard let owner = world.views[view].controller, owner != controller else { return true }
    world.perform(.viewOfTwo, in: owner, from: nil, to: controller)
    return world.stop == nil
  }
}
