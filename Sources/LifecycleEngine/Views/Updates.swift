// Properties and constraints, which are updated before the layout.
extension World {
  /// What `setNeedsUpdateConstraints()` does.
  public func setNeedsUpdateConstraints(_ view: ObjectID) {
    views[viewSlot(view)].needsUpdateConstraints = true
  }

  /// What `setNeedsUpdateProperties()` of a view does; requests before the next update are one.
  /// Source: `setneedsupdateproperties-coalesces`.
  public func setNeedsUpdateProperties(_ view: ObjectID) {
    views[viewSlot(view)].needsUpdateProperties = true
  }

  /// What `setNeedsUpdateProperties()` of a controller does.
  public func setNeedsUpdateProperties(ofController id: ObjectID) {
    if let view = controllers[controllerSlot(id)].view { setNeedsUpdateProperties(view) }
  }

  /// What `updatePropertiesIfNeeded()` does: the view, its controller and all below them.
  /// Source: `updatepropertiesifneeded-subtree`.
  public func updatePropertiesIfNeeded(_ view: ObjectID) {
    if let controller = views[viewSlot(view)].controller,
      views[viewSlot(view)].needsUpdateProperties
    {
      views[viewSlot(view)].needsUpdateConstraints = false
      perform(.updateWithoutLayout, subject: controller)
    }
    descend {
      for subview in views[viewSlot(view)].subviews where views[viewSlot(subview)].superview == view
      {
        updatePropertiesIfNeeded(subview)
      }
    }
  }

  func updateProperties(of id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view,
      views[viewSlot(view)].needsUpdateProperties
    else { return }
    views[viewSlot(view)].needsUpdateProperties = false
    controllers[controllerSlot(id)].trackedTraits.properties = []
    deliver(.updateProperties, to: id)
    tell(view, .updateProperties)
  }

  func updateConstraints(of id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view,
      views[viewSlot(view)].needsUpdateConstraints
    else { return }
    views[viewSlot(view)].needsUpdateConstraints = false
    controllers[controllerSlot(id)].trackedTraits.constraints = []
    updateConstraints(below: view)
    deliver(.updateViewConstraints, to: id)
  }

  /// What `updateConstraintsIfNeeded()` does: the views below come before the one they are in, and
  /// the properties of a controller wait for the update.
  public func updateConstraintsIfNeeded(_ view: ObjectID) {
    descend {
      for subview in views[viewSlot(view)].subviews where views[viewSlot(subview)].superview == view
      {
        updateConstraintsIfNeeded(subview)
      }
    }
    guard views[viewSlot(view)].needsUpdateConstraints else { return }
    guard let controller = views[viewSlot(view)].controller else {
      views[viewSlot(view)].needsUpdateConstraints = false
      return tell(view, .updateConstraints)
    }
    let needsProperties = views[viewSlot(view)].needsUpdateProperties
    views[viewSlot(view)].needsUpdateProperties = false
    perform(.updateWithoutLayout, subject: controller)
    if needsProperties { views[viewSlot(view)].needsUpdateProperties = true }
  }

  /// What `translatesAutoresizingMaskIntoConstraints` of a view says.
  public func setUsesConstraints(_ usesConstraints: Bool, of view: ObjectID) {
    views[viewSlot(view)].usesConstraints = usesConstraints
  }

  /// Whether constraints of the author's place a view, other than the root view of a controller, so
  /// that its frame is not known here.
  public func isPlacedByConstraints(_ view: ObjectID) -> Bool {
    views[viewSlot(view)].usesConstraints && views[viewSlot(view)].controller == nil
  }

  /// Whether constraints of the author's place a view of this controller's.
  func hasConstraints(in view: ObjectID) -> Bool {
    var found = false
    descend {
      for subview in views[viewSlot(view)].subviews where !found {
        let record = views[viewSlot(subview)]
        found = record.usesConstraints || record.controller == nil && hasConstraints(in: subview)
      }
    }
    return found
  }

  /// Whether this is the first layout of an appearance, and of the kind.
  func isFirstLayout(_ layout: FirstLayout, of id: ObjectID) -> Bool {
    let record = controllers[controllerSlot(id)]
    guard !record.hasLaidOut, let view = record.view else { return false }
    let container = parent(of: id).map { controllers[controllerSlot($0)].kind }
    switch layout {
    case .asPage: return container == .pageViewController
    case .withParent: return container == .viewController && record.isForwarded
    case .constrained:
      return container == nil && record.appearance == .appearing && record.appearanceNumber == 1
        && hasConstraints(in: view)
    }
  }

  /// Has the view of a controller laid out twice in the update that comes.
  func layOutTwice(_ id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view else { return }
    views[viewSlot(view)].needsLayout = true
    views[viewSlot(view)].needsSecondLayout = true
  }

  /// Has the view of a controller laid out in the update that comes.
  func layOutAgain(_ id: ObjectID, withConstraints: Bool) {
    guard let view = controllers[controllerSlot(id)].view, isInWindow(view) else { return }
    if withConstraints { views[viewSlot(view)].needsUpdateConstraints = true }
    views[viewSlot(view)].needsLayout = true
  }
}
