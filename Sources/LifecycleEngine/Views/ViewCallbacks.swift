// What the author's own views are told. None of it is an event: a view has no appearance.
extension World {
  /// Runs the author's override of a view's method, if there is one.
  func tell(_ view: ObjectID, _ callback: Callback, _ values: [EventValue] = []) {
    guard stop == nil, classRecord(of: view).implements.contains(callback) else { return }
    deliver(callback, to: view, values)
  }

  /// The same for a view and all below it, from the top down.
  private func tellAll(from view: ObjectID, _ callback: Callback, _ values: [EventValue] = []) {
    tell(view, callback, values)
    descend {
      for subview in views[viewSlot(view)].subviews where views[viewSlot(subview)].superview == view
      {
        tellAll(from: subview, callback, values)
      }
    }
  }

  /// Changes the superview of a view, between what it and its neighbours are told before and after.
  func relocate(_ id: ObjectID, to superview: ObjectID?, _ change: () -> Void) {
    guard hasViewsThatListen else { return change() }
    retain(id)
    let old = (superview: views[viewSlot(id)].superview, window: window(of: id))
    let window = superview.flatMap { self.window(of: $0) }
    if window != old.window {
      tellAll(from: id, .willMoveToWindow, [window.map { .object($0) } ?? .none])
    }
    tell(id, .willMoveToSuperview, [superview.map { .object($0) } ?? .none])
    if let left = old.superview { tell(left, .willRemoveSubview, [.object(id)]) }
    change()
    if self.window(of: id) != old.window { tellAll(from: id, .didMoveToWindow) }
    tell(id, .didMoveToSuperview)
    if let superview, views[viewSlot(id)].superview == superview {
      tell(superview, .didAddSubview, [.object(id)])
    }
    release(id)
  }

  private var hasViewsThatListen: Bool {
    let callbacks: [Callback] = [
      .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview, .didMoveToSuperview,
      .didAddSubview, .willRemoveSubview,
    ]
    return classes.contains { record in callbacks.contains { record.implements.contains($0) } }
  }

  /// The views of a controller that are not another one's hear of its new traits after it.
  func sendTraitCollectionDidChange(toViewsFrom view: ObjectID, _ previous: TraitCollection?) {
    tell(view, .traitCollectionDidChange, [previous.map { .traits($0) } ?? .none])
    callTraitObservers(of: view, previous)
    descend {
      for subview in views[viewSlot(view)].subviews
      where views[viewSlot(subview)].superview == view
        && views[viewSlot(subview)].controller == nil
      {
        sendTraitCollectionDidChange(toViewsFrom: subview, previous)
      }
    }
  }

  /// The constraints of the views below are updated before those of the view they are in.
  /// Source: `view-layer-order-with-constraints`.
  func updateConstraints(below view: ObjectID) {
    descend {
      for subview in views[viewSlot(view)].subviews
      where views[viewSlot(subview)].superview == view && stop == nil {
        if let controller = views[viewSlot(subview)].controller {
          updateConstraints(ofChild: controller, subview)
          continue
        }
        updateConstraints(below: subview)
        guard views[viewSlot(subview)].needsUpdateConstraints else { continue }
        views[viewSlot(subview)].needsUpdateConstraints = false
        tell(subview, .updateConstraints)
      }
    }
  }

  /// The view of a child that the author's container has placed is a view like any other, whereas what
  /// UIKit's own containers show waits for their layout, which gives it its geometry.
  private func updateConstraints(ofChild controller: ObjectID, _ view: ObjectID) {
    guard !fillsItsContainer(controller) else { return }
    guard views[viewSlot(view)].needsUpdateConstraints, isCalled(.updateViewConstraints) else {
      return updateConstraints(below: view)
    }
    perform(.updateWithoutLayout, subject: controller)
  }

  /// What `setNeedsDisplay()` does.
  public func setNeedsDisplay(_ view: ObjectID) { views[viewSlot(view)].needsDisplay = true }

  /// What is in a visible window is drawn when its layout is over, from the top down.
  /// Source: `view-layer-order-with-constraints`.
  func display() {
    guard classes.contains(where: { $0.implements.contains(.draw) }) else { return }
    for window in windows where !views[viewSlot(window)].isHidden { display(window) }
  }

  private func display(_ view: ObjectID) {
    guard !views[viewSlot(view)].isHidden else { return }
    if views[viewSlot(view)].needsDisplay {
      views[viewSlot(view)].needsDisplay = false
      if classRecord(of: view).implements.contains(.draw) {
        runLoop.hasDrawn = true
        deliver(.draw, to: view)
      }
    }
    descend {
      for subview in views[viewSlot(view)].subviews where views[viewSlot(subview)].superview == view
      {
        display(subview)
      }
    }
  }

  /// A view without controller updates its properties in the update pass, before its layout.
  /// Source: `update-pass-order-ios26`.
  func updateProperties(ofView view: ObjectID) {
    guard views[viewSlot(view)].needsUpdateProperties else { return }
    views[viewSlot(view)].needsUpdateProperties = false
    tell(view, .updateProperties)
  }
}
