/// The view tree as the author changes the tree, and the effects of entering or leaving a window.
struct ViewHierarchy {
  let world: World

  func makeView(of class: ClassID, frame: Rect = .zero) -> ObjectID {
    let id = world.objects.make(.view, of: `class`)
    world.views.add(id, frame: frame)
    return id
  }

  /// Source: `uikittestable-window-release-after-dismiss`.
  @discardableResult
  func makeWindow(of class: ClassID = ClassID(.window)) -> ObjectID {
    let size = world.device.windowSize
    let id = makeView(
      of: `class`, frame: Rect(width: size.width, height: size.height))
    world.views.addWindow(id, safeAreaInsets: world.device.safeAreaInsets)
    return id
  }

  func setFrame(_ frame: Rect, of id: ObjectID) {
    guard !frame.middle.x.isNaN, !frame.middle.y.isNaN else {
      world.views[id].frame = frame
      return world.perform(.invalidGeometry, subject: id, in: id)
    }
    let old = world.views[id].frame.size
    world.views[id].frame = frame
    if world.views[id].isWindow { updateSafeArea(ofWindow: id) }
    guard old != frame.size else { return }
    world.views[id].needsLayout = true
    world.noteChangeOfLook(of: id)
    guard world.views[id].resizesSubviews else { return }
    for subview in world.views[id].subviews {
      let mask = world.views[subview].autoresizing
      guard !mask.isEmpty, !world.splitViews.keepsFrame(ofColumnWith: subview, in: id) else {
        continue
      }
      world.descend {
        setFrame(
          mask.frame(of: world.views[subview].frame, from: old, to: frame.size), of: subview)
      }
    }
  }

  /// Gives a window the part of the screen's insets that is inside the window. Source:
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  func updateSafeArea(ofWindow id: ObjectID) {
    let (frame, screen) = (world.views[id].frame, world.device.windowSize)
    let unsafe = world.device.safeAreaInsets
    let right = frame.x + frame.size.width - screen.width + unsafe.right
    let bottom = frame.y + frame.size.height - screen.height + unsafe.bottom
    func within(_ inset: Double, _ limit: Double) -> Double { min(max(inset, 0), limit) }
    world.views[id].safeAreaInsets = Insets(
      top: within(unsafe.top - frame.y, frame.size.height),
      left: within(unsafe.left - frame.x, frame.size.width),
      bottom: within(bottom, frame.size.height), right: within(right, frame.size.width))
  }

  func isDescendant(_ id: ObjectID, of ancestor: ObjectID) -> Bool {
    if let answer = world.views.isDescendant(id, of: ancestor, upTo: World.nestingBudget) {
      return answer
    }
    return world.isWithinNesting(World.nestingBudget)
  }

  /// Puts a view among the subviews of a new superview, unless an earlier callback of the author's
  /// views makes the view unwanted.
  func attach(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front,
    if isWanted: () -> Bool = { true }
  ) {
    guard id != superview, !isDescendant(superview, of: id) else { return }
    guard world.views[id].superview != superview else {
      return insert(id, into: superview, at: place)
    }
    world.retain(superview)
    relocate(id, to: superview) {
      // A callback may have moved one of the two views meanwhile.
      if !isDescendant(superview, of: id), isWanted() { insert(id, into: superview, at: place) }
    }
    world.textEditing.beginWaitingEditing()
    world.release(superview)
  }

  private func insert(_ id: ObjectID, into superview: ObjectID, at place: SubviewPlace) {
    world.retain(id)
    if world.views[id].superview != superview {
      // A text field that stops editing calls its delegate, which may move the field first.
      repeat { unlink(view: id) } while world.views[id].superview != nil
      world.retain(id)
    }
    if world.views.insert(id, into: superview, at: place) {
      world.views[superview].needsLayout = true
    }
    world.release(id)
  }

  /// Removes a view from its superview, unless an earlier callback of the author's views makes the
  /// view stay.
  func detach(_ id: ObjectID, if isLeaving: () -> Bool = { true }) {
    guard world.views[id].superview != nil else { return }
    relocate(id, to: nil) {
      if isLeaving() { unlink(view: id) }
    }
  }

  private func unlink(view id: ObjectID) {
    guard world.views.remove(id) else { return }
    world.textEditing.stopEditing(in: id)
    world.release(id)
  }

  /// Puts a controller's view into the container, at the final size.
  func addRootView(of id: ObjectID, to container: ObjectID) {
    guard let view = world.controllers[id].view, let host = hostView(of: container)
    else { return }
    let needsLayout = world.views[host].needsLayout
    // An earlier callback may remove the controller from the container again, or hide the window.
    let isWanted = {
      world.appearances.belongs(id, to: container) && !self.isOutOfSight(container)
        && !(world.views[host].isWindow && world.isHidden(host))
    }
    if world.views[host].isWindow {
      addSubview(view, to: host, if: isWanted)
    } else {
      addSubview(view, ofChildTo: host, if: isWanted)
    }
    // UIKit's containers put a child's view into an intermediate view, so the container's own view
    // does not need layout because of the child.
    world.views[host].needsLayout = needsLayout
  }

  /// Returns true if a UIKit container has disappeared and so takes no view of a child.
  func isOutOfSight(_ container: ObjectID) -> Bool {
    guard world.kind(of: container) == .controller else { return false }
    let record = world.controllers[container]
    return record.kind.showsOneChild && record.appearance == .disappeared
      && !world.paging.showsPagesBeforeItAppears(container)
  }

  func removeView(of id: ObjectID, if isLeaving: () -> Bool = { true }) {
    guard let view = world.controllers[id].view else { return }
    let superview = world.views[view].superview
    let isInWindowItself = superview.map { world.views[$0].isWindow } ?? false
    world.retain(view)
    takeOut(view: view, isByContainer: !isInWindowItself, if: isLeaving)
    world.release(view)
  }

  func hostView(of container: ObjectID) -> ObjectID? {
    switch world.kind(of: container) {
    case .view: container
    case .controller: world.controllers[container].view
    case .presentationController: world.presentations[container].containerView
    case .transitionCoordinator, .foreign: nil
    }
  }
}
