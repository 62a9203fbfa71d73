/// The update at the end of a turn: layout from the windows down, until no view needs layout.
struct LayoutPass {
  let world: World

  /// The largest number of passes in one update before the update counts as endless.
  static let layoutBudget = 100

  func setNeedsLayout(ofContainer container: ObjectID) {
    if let view = world.hierarchy.hostView(of: container) { world.views[view].needsLayout = true }
  }

  func layoutIfNeeded(_ view: ObjectID) { _ = layOut(view) }

  /// Runs layout passes until no view in a visible window needs one.
  func update() {
    guard world.updateState.begin() else { return }
    var passes = 0
    var didWork = true
    while didWork, world.stop == nil {
      didWork = false
      world.windowChanges.updateOrientationIfNeeded()
      world.traitEnvironment.updateTraitsIfNeeded()
      world.containers.updateGeometryIfNeeded()
      for window in world.windows where !world.views[window].isHidden {
        if layOut(window) { didWork = true }
      }
      passes += 1
      if passes > Self.layoutBudget {
        world.stopForBudget(World.endlessLayout)
      }
    }
    world.hierarchy.display()
    world.updateState.end()
  }

  /// True if an update would find something to do on screen.
  var needsUpdate: Bool {
    world.screen.needsUpdate
      || world.updateState.isNeeded
      || world.windows.contains { !world.views[$0].isHidden && needsLayoutOrUpdate(from: $0) }
  }

  private func needsLayoutOrUpdate(from view: ObjectID) -> Bool {
    if world.views[view].needsLayout || needsUpdate(view) { return true }
    var isFound = false
    world.descend {
      isFound = world.views[view].subviews.contains { needsLayoutOrUpdate(from: $0) }
    }
    return isFound
  }

  private func layOut(_ view: ObjectID) -> Bool {
    var didWork = false
    if world.views[view].needsLayout {
      world.views[view].needsLayout = false
      let isRepeated = world.views[view].needsSecondLayout
      world.views[view].needsSecondLayout = false
      world.updateState.beginLayout(of: view)
      layOutNow(view)
      world.updateState.endLayout()
      if isRepeated { world.views[view].needsLayout = true }
      didWork = true
    } else if needsUpdate(view) {
      didWork = true
      if let controller = world.views[view].controller {
        world.perform(.updateWithoutLayout, subject: controller)
      } else {
        world.hierarchy.updateProperties(ofView: view)
      }
    }
    world.descend {
      for subview in world.views[view].subviews {
        guard world.stop == nil else { break }
        // The layout of an earlier view may have removed this view.
        guard world.views[subview].superview == view else { continue }
        if layOut(subview) { didWork = true }
      }
    }
    return didWork
  }

  private func needsUpdate(_ view: ObjectID) -> Bool {
    let needsProperties =
      world.views[view].needsUpdateProperties && world.isCalled(.updateProperties)
    guard world.views[view].controller != nil else {
      return needsProperties && world.objects.implements(.updateProperties, view)
    }
    return needsProperties
      || world.views[view].needsUpdateConstraints && world.isCalled(.updateViewConstraints)
  }

  private func layOutNow(_ view: ObjectID) {
    if let controller = world.views[view].controller {
      // The controller gets the end of its layout even if the last reference is dropped meanwhile.
      world.retain(controller)
      world.perform(.layoutPass, subject: controller)
      if world.controllers[controller].view != nil {
        world.controllers[controller].hasLaidOut = true
      }
      world.release(controller)
    } else if world.views[view].isWindow {
      layOutContents(of: view)
    } else if let presentation = world.alive(world.views[view].presentation) {
      world.perform(.containerViewLayout, in: presentation, from: nil, to: nil)
    } else {
      world.hierarchy.updateProperties(ofView: view)
      world.hierarchy.tell(view, .layoutSubviews)
    }
  }

  func sendWillLayoutSubviews(to controller: ObjectID) {
    // An earlier callback may have asked for this very layout.
    if let view = world.controllers[controller].view {
      world.views[view].needsLayout = false
    }
    world.controllers[controller].trackedTraits.layout = []
    world.forgetReads(of: controller, .layout)
    world.deliver(.viewWillLayoutSubviews, to: controller)
  }

  /// Gives the transitions of a container the layout that the transitions wait for.
  func layOutContents(of container: ObjectID) {
    world.updateState.beginContents(of: container)
    if let view = world.hierarchy.hostView(of: container) {
      world.hierarchy.tell(view, .layoutSubviews)
    }
    if world.kind(of: container) == .controller {
      world.containers.beginPendingTransition(in: container)
    }
    let waiting = world.transitions.filter { $0.container == container && $0.wait == .update }
    for transition in waiting { world.resume(transition.id, from: .update) }
    if world.kind(of: container) == .controller {
      world.containers.beginEarlyTransition(in: container)
    }
    world.updateState.endContents()
  }

  /// Gives a controller's view its frame and safe area, and calls the callbacks of changes.
  func updateGeometry(of id: ObjectID) {
    guard let view = world.controllers[id].view, world.isInWindow(view),
      let superview = world.views[view].superview
    else { return }
    let shown = world.presenting.presentation(of: id).flatMap {
      $0.containerView == superview ? $0 : nil
    }
    // The presentation's host may be a controller's view that has just changed its size.
    if shown != nil, let host = world.views[superview].superview {
      world.presenting.fit(containerView: superview, in: host)
    }
    world.traitEnvironment.updateTraits(of: id)
    if let presentation = shown {
      let size = world.views[view].frame.size
      if !isAnimated(presentation) || size.width <= 0 || size.height <= 0 {
        world.setFrame(
          world.presenting.frameOfPresentedView(presentation, in: superview), of: view)
      }
    } else if let parent = world.controllers[id].parent,
      world.controllers[parent].kind == .splitViewController
    {
      let size = world.views[superview].frame.size
      // A column that goes onto a stack keeps its frame until it is shown. Source:
      // `hidden-column-keeps-width-screens3811`.
      if !world.splitViews.isHiddenOnStack(id, in: size, of: parent) {
        world.setFrame(world.splitViews.frameOfColumn(id, in: size, of: parent), of: view)
      }
    } else if fillsItsContainer(id) {
      let size = world.views[superview].frame.size
      world.setFrame(Rect(width: size.width, height: size.height), of: view)
    }
    updateInsets(of: id, view, in: superview)
  }

  /// Updates the safe areas of the controllers whose views are in a view, or are the view.
  func updateInsets(below view: ObjectID) {
    for view in world.withSubviews(view) {
      guard let id = world.views[view].controller, world.isInWindow(view),
        let superview = world.views[view].superview
      else { continue }
      updateInsets(of: id, view, in: superview)
    }
  }

  private func updateInsets(of id: ObjectID, _ view: ObjectID, in superview: ObjectID) {
    let insets = safeArea(for: id, in: superview)
    guard insets != world.views[view].safeAreaInsets else { return }
    world.views[view].safeAreaInsets = insets
    world.views[view].needsLayout = true
    world.perform(.geometryUpdate, subject: id)
  }

  /// Returns true while an animator of the author's moves what is presented.
  private func isAnimated(_ presentation: PresentationRecord) -> Bool {
    world.transitions.contains { $0.animator != nil && $0.container == presentation.id }
  }

  /// Returns true for root view controllers and children of UIKit's containers, which fill the view
  /// around them. Any other view keeps the frame that the author gave.
  func fillsItsContainer(_ id: ObjectID) -> Bool {
    guard let parent = world.controllers[id].parent else { return world.hierarchy.isWindowRoot(id) }
    return world.controllers[parent].kind.showsOneChild
  }

  /// The part of the safe area that covers a view. A plain view covers a part of what its superview covers.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  private func safeArea(of id: ObjectID) -> Insets {
    var plain: [ObjectID] = []
    var view = id
    while world.views[view].isPlain, let superview = world.views[view].superview {
      plain.append(view)
      view = superview
    }
    var (insets, size) = (world.views[view].safeAreaInsets, world.views[view].frame.size)
    for view in plain.reversed() {
      let frame = world.views[view].frame
      insets.leave(frame, within: size)
      size = frame.size
    }
    return insets
  }

  private func safeArea(for id: ObjectID, in superview: ObjectID) -> Insets {
    var insets = safeArea(of: superview)
    if let presentation = world.presenting.presentation(of: id),
      presentation.containerView == superview
    {
      insets = world.presenting.safeArea(of: presentation, within: insets)
      if presentation.phase == .presenting && isAnimated(presentation)
        || world.objects.implements(.frameOfPresentedView, presentation.id),
        let view = world.controllers[id].view
      {
        insets.leave(world.views[view].frame, within: world.views[superview].frame.size)
      }
    } else if let parent = world.controllers[id].parent {
      insets.add(world.containers.barInsets(in: parent, around: id))
      if let view = world.controllers[id].view, !fillsItsContainer(id) {
        insets.leave(world.views[view].frame, within: world.views[superview].frame.size)
      }
    }
    insets.add(world.controllers[id].additionalSafeAreaInsets)
    return insets
  }
}
