// Properties and constraints, which are updated before the layout.
extension LayoutPass {
  /// Source: `updatepropertiesifneeded-subtree`.
  func updatePropertiesIfNeeded(_ view: ObjectID) {
    if let controller = world.views[view].controller,
      world.views[view].needsUpdateProperties
    {
      world.views[view].needsUpdateConstraints = false
      world.perform(.updateWithoutLayout, subject: controller)
    }
    world.descend {
      for subview in world.views[view].subviews where world.views[subview].superview == view {
        updatePropertiesIfNeeded(subview)
      }
    }
  }

  func updateProperties(of id: ObjectID) {
    guard let view = world.controllers[id].view,
      world.views[view].needsUpdateProperties
    else { return }
    world.views[view].needsUpdateProperties = false
    world.controllers[id].trackedTraits.properties = []
    world.forgetReads(of: id, .properties)
    world.deliver(.updateProperties, to: id)
    world.hierarchy.tell(view, .updateProperties)
  }

  func updateConstraints(of id: ObjectID) {
    guard let view = world.controllers[id].view,
      world.views[view].needsUpdateConstraints
    else { return }
    world.views[view].needsUpdateConstraints = false
    world.controllers[id].trackedTraits.constraints = []
    world.forgetReads(of: id, .constraints)
    world.hierarchy.updateConstraints(below: view)
    world.deliver(.updateViewConstraints, to: id)
  }

  func updateConstraintsIfNeeded(_ view: ObjectID) {
    world.descend {
      for subview in world.views[view].subviews where world.views[subview].superview == view {
        updateConstraintsIfNeeded(subview)
      }
    }
    guard world.views[view].needsUpdateConstraints else { return }
    guard let controller = world.views[view].controller else {
      world.views[view].needsUpdateConstraints = false
      return world.hierarchy.tell(view, .updateConstraints)
    }
    let needsProperties = world.views[view].needsUpdateProperties
    world.views[view].needsUpdateProperties = false
    world.perform(.updateWithoutLayout, subject: controller)
    if needsProperties { world.views[view].needsUpdateProperties = true }
  }

  /// Returns true if the author's constraints place a view of the controller.
  func hasConstraints(in view: ObjectID) -> Bool {
    var found = false
    world.descend {
      for subview in world.views[view].subviews where !found {
        let record = world.views[subview]
        found = record.usesConstraints || record.controller == nil && hasConstraints(in: subview)
      }
    }
    return found
  }

  /// Returns true if the layout is the first of an appearance, and of the given kind.
  func isFirstLayout(_ layout: FirstLayout, of id: ObjectID) -> Bool {
    let record = world.controllers[id]
    guard !record.hasLaidOut, let view = record.view else { return false }
    let container = world.parent(of: id).map { world.controllers[$0].kind }
    switch layout {
    case .asPage: return container == .pageViewController
    case .withParent: return container == .viewController && record.isForwarded
    case .constrained:
      return container == nil && record.appearance == .appearing && record.appearanceNumber == 1
        && hasConstraints(in: view)
    }
  }

  /// Makes the next update lay out the view of a controller twice.
  func layOutTwice(_ id: ObjectID) {
    guard let view = world.controllers[id].view else { return }
    world.views[view].needsLayout = true
    world.views[view].needsSecondLayout = true
  }

  /// Makes the next update lay out the view of a controller.
  func layOutAgain(_ id: ObjectID, withConstraints: Bool) {
    guard let view = world.controllers[id].view, world.isInWindow(view) else { return }
    if withConstraints { world.views[view].needsUpdateConstraints = true }
    world.views[view].needsLayout = true
  }
}
