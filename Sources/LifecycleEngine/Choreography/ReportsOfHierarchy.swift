// Where views may be, and what is reported of those that are elsewhere.
extension World {
  /// Checks a view that the author's code is about to add.
  /// - Returns: Whether it may be added.
  func checkHierarchy(adding view: ObjectID, to superview: ObjectID) -> Bool {
    guard view != superview, !isDescendant(superview, of: view) else {
      perform(view == superview ? .viewInItself : .viewInDescendant, subject: view, in: superview)
      return false
    }
    guard let child = views[viewSlot(view)].controller, let parent = parent(of: child),
      let above = nearestController(from: superview), above != parent
    else { return true }
    perform(.viewInOtherHierarchy, in: parent, from: above, to: child)
    return stop == nil
  }

  /// Checks a controller that is about to become a child.
  /// - Returns: Whether it may.
  func checkHierarchy(adding child: ObjectID, asChildOf parent: ObjectID) -> Bool {
    guard let view = controllers[controllerSlot(child)].view,
      let superview = views[viewSlot(view)].superview,
      let above = nearestController(from: superview), above != parent
    else { return true }
    perform(.addedUnderOther, in: parent, from: above, to: child)
    return stop == nil
  }

  /// Checks a view that a controller is about to get.
  /// - Returns: Whether it may have it.
  func checkHierarchy(assigning view: ObjectID, to controller: ObjectID) -> Bool {
    guard let owner = views[viewSlot(view)].controller, owner != controller else { return true }
    perform(.viewOfTwo, in: owner, from: nil, to: controller)
    return stop == nil
  }

  func raise(
    _ misuse: HierarchyMisuse, _ subject: ObjectID, _ container: ObjectID, above: ObjectID?
  ) {
    switch misuse {
    case .viewOfTwo: raiseSharedView(subject, owner: container)
    case .viewInItself: raise("NSInvalidArgumentException", "Can't add self as subview")
    case .viewInDescendant:
      raise(
        "CALayerInvalid", "layer of \(describe(subject)) is a part of cycle in its layer tree")
    case .invalidGeometry: raiseInvalidGeometry(of: subject)
    case .viewInOtherHierarchy:
      raiseHierarchyInconsistency("actual", subject, container, above: above)
    case .addedUnderOther:
      raiseHierarchyInconsistency("requested", subject, container, above: above)
    }
  }

  private func raiseSharedView(_ controller: ObjectID, owner: ObjectID) {
    let view = controllers[controllerSlot(owner)].view.map { describe($0) } ?? ""
    raise(
      "UIViewControllerHierarchyInconsistency",
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(describe(owner)). Clear this association before associating this view "
        + "with \(describe(controller)).")
  }

  private func nearestController(from view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let candidate = current {
      if let controller = views[viewSlot(candidate)].controller { return controller }
      current = views[viewSlot(candidate)].superview
    }
    return nil
  }

  /// The layer of a view is told where its middle is.
  private func raiseInvalidGeometry(of view: ObjectID) {
    let middle = views[viewSlot(view)].frame.middle
    raise(
      "CALayerInvalidGeometry",
      "CALayer position contains NaN: [\(World.coordinate(middle.x)) "
        + "\(World.coordinate(middle.y))]")
  }

  /// A coordinate as the exception has it: no more decimals than there are, and three at most.
  private static func coordinate(_ value: Double) -> String {
    guard !value.isNaN else { return "nan" }
    guard value.magnitude < 1_000_000_000 else { return value < 0 ? "-inf" : "inf" }
    // Without a function of the C library, which the browser has not.
    let thousandths = Int(value.magnitude * 1_000 + 0.5)
    var decimals = String(1_000 + thousandths % 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let text = String(thousandths / 1_000) + (decimals.isEmpty ? "" : "." + decimals)
    return value < 0 && thousandths > 0 ? "-" + text : text
  }

  private func raiseHierarchyInconsistency(
    _ kind: String, _ child: ObjectID, _ parent: ObjectID, above: ObjectID?
  ) {
    guard let above else { return }
    raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(describe(child)) should have parent view controller:"
        + "\(describe(above)) but \(kind) parent is:\(describe(parent))")
  }
}
