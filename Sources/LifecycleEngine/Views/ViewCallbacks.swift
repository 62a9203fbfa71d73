// The callbacks of the author's own views. None is an event, because a view has no appearance.
extension ViewHierarchy {
  /// Runs the author's override of a view's method, if there is an override.
  func tell(_ view: ObjectID, _ callback: Callback, _ values: [EventValue] = []) {
    guard world.stop == nil, world.objects.implements(callback, view) else { return }
    if let work = ObservedRead.work(of: callback) { world.forgetReads(of: view, work) }
    world.deliver(callback, to: view, values)
  }

  /// Runs the overrides of a view and of all views below, from the top down.
  private func tellAll(from view: ObjectID, _ callback: Callback, _ values: [EventValue] = []) {
    tell(view, callback, values)
    world.descend {
      for subview in world.views[view].subviews where world.views[subview].superview == view {
        tellAll(from: subview, callback, values)
      }
    }
  }

  /// Changes the superview of a view, between the will and the did callbacks of views.
  func relocate(_ id: ObjectID, to superview: ObjectID?, _ change: () -> Void) {
    guard hasViewsThatListen else { return change() }
    world.retain(id)
    let old = (superview: world.views[id].superview, window: world.window(of: id))
    let window = superview.flatMap { world.window(of: $0) }
    func willMoveToWindow() {
      guard window != old.window else { return }
      tellAll(from: id, .willMoveToWindow, [window.map { .object($0) } ?? .none])
    }
    func willMoveToSuperview() {
      tell(id, .willMoveToSuperview, [superview.map { .object($0) } ?? .none])
    }
    // Source: `view-removal-order-2016`, `view-removal-order-2019`.
    if superview == nil {
      willMoveToSuperview()
      willMoveToWindow()
    } else {
      world.perform(in: .viewEntry, willMoveToWindow, willMoveToSuperview)
    }
    if let left = old.superview { tell(left, .willRemoveSubview, [.object(id)]) }
    change()
    world.perform(
      in: superview == nil ? nil : .viewEntry,
      {
        if world.window(of: id) != old.window { tellAll(from: id, .didMoveToWindow) }
      }, { tell(id, .didMoveToSuperview) })
    if let superview, world.views[id].superview == superview {
      tell(superview, .didAddSubview, [.object(id)])
    }
    world.release(id)
  }

  private var hasViewsThatListen: Bool {
    let callbacks: [Callback] = [
      .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview, .didMoveToSuperview,
      .didAddSubview, .willRemoveSubview,
    ]
    return callbacks.contains { world.objects.isImplemented($0) }
  }

  /// Calls the views of a controller about new traits, after the controller. The views of another
  /// controller below are left out.
  func sendTraitCollectionDidChange(toViewsFrom view: ObjectID, _ previous: TraitCollection?) {
    tell(view, .traitCollectionDidChange, [previous.map { .traits($0) } ?? .none])
    world.traitEnvironment.callTraitObservers(of: view, previous)
    world.descend {
      for subview in world.views[view].subviews
      where world.views[subview].superview == view
        && world.views[subview].controller == nil
      {
        sendTraitCollectionDidChange(toViewsFrom: subview, previous)
      }
    }
  }

  /// The constraints of subviews are updated before those of their superview. Source:
  /// `view-layer-order-with-constraints`.
  func updateConstraints(below view: ObjectID) {
    world.descend {
      for subview in world.views[view].subviews
      where world.views[subview].superview == view && world.stop == nil {
        if let controller = world.views[subview].controller {
          updateConstraints(ofChild: controller, subview)
          continue
        }
        updateConstraints(below: subview)
        guard world.views[subview].needsUpdateConstraints else { continue }
        world.views[subview].needsUpdateConstraints = false
        tell(subview, .updateConstraints)
      }
    }
  }

  /// The view of a child that the author's container has placed is a view like any other. A view in
  /// UIKit's own containers waits for the container's layout, which sets its geometry.
  private func updateConstraints(ofChild controller: ObjectID, _ view: ObjectID) {
    guard !world.layout.fillsItsContainer(controller) else { return }
    guard world.views[view].needsUpdateConstraints, world.isCalled(.updateViewConstraints) else {
      return updateConstraints(below: view)
    }
    world.perform(.updateWithoutLayout, subject: controller)
  }

  /// Draws the views of visible windows after their layout, from the top down. Source:
  /// `view-layer-order-with-constraints`.
  func display() {
    guard world.objects.isImplemented(.draw) else { return }
    for window in world.windows where !world.views[window].isHidden { display(window) }
  }

  private func display(_ view: ObjectID) {
    guard !world.views[view].isHidden else { return }
    if world.views[view].needsDisplay {
      world.views[view].needsDisplay = false
      if world.objects.implements(.draw, view) {
        world.runLoop.noteDrawing()
        world.deliver(.draw, to: view)
      }
    }
    world.descend {
      for subview in world.views[view].subviews where world.views[subview].superview == view {
        display(subview)
      }
    }
  }

  /// A view without a controller updates its properties in the update pass, before its layout.
  /// Source: `update-pass-order-ios26`.
  func updateProperties(ofView view: ObjectID) {
    guard world.views[view].needsUpdateProperties else { return }
    world.views[view].needsUpdateProperties = false
    tell(view, .updateProperties)
  }
}
