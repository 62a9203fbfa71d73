// Views and windows: the tree, and what entering or leaving a window means.
extension World {
  /// Creates a view with one reference to it.
  public func makeView(of class: ClassID, frame: Rect = .zero) -> ObjectID {
    let id = makeObject(.view, of: `class`, slot: views.count)
    views.append(ViewRecord(id: id, frame: frame))
    return id
  }

  /// Creates a hidden window of the screen's size, with one reference to it: UIKit does not keep a
  /// window alive. Source: `uikittestable-window-release-after-dismiss`.
  @discardableResult
  public func makeWindow(of class: ClassID = ClassID(.window)) -> ObjectID {
    let size = device.windowSize
    let id = makeView(
      of: `class`, frame: Rect(width: size.width, height: size.height))
    let slot = viewSlot(id)
    views[slot].isWindow = true
    views[slot].isHidden = true
    views[slot].safeAreaInsets = device.safeAreaInsets
    windows.append(id)
    return id
  }

  func viewSlot(_ id: ObjectID) -> Int { Int(objects[Int(id.index)].slot) }

  /// The superview.
  public func superview(of id: ObjectID) -> ObjectID? { views[viewSlot(id)].superview }
  /// The subviews from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] { views[viewSlot(id)].subviews }
  /// The frame in points.
  public func frame(of id: ObjectID) -> Rect { views[viewSlot(id)].frame }
  /// The safe area insets in points.
  public func safeAreaInsets(of id: ObjectID) -> Insets { views[viewSlot(id)].safeAreaInsets }
  /// Whether the view is hidden.
  public func isHidden(_ id: ObjectID) -> Bool { views[viewSlot(id)].isHidden }
  /// The controller whose root view this is.
  public func controller(ofView id: ObjectID) -> ObjectID? { views[viewSlot(id)].controller }

  /// Sets the frame in points; a new size makes the view need layout.
  public func setFrame(_ frame: Rect, of id: ObjectID) {
    let slot = viewSlot(id)
    guard !frame.middle.x.isNaN, !frame.middle.y.isNaN else {
      views[slot].frame = frame
      return perform(.invalidGeometry, subject: id, in: id)
    }
    let old = views[slot].frame.size
    views[slot].frame = frame
    guard old != frame.size else { return }
    views[slot].needsLayout = true
    for subview in views[slot].subviews {
      let mask = views[viewSlot(subview)].autoresizing
      guard !mask.isEmpty else { continue }
      descend {
        setFrame(
          mask.frame(of: views[viewSlot(subview)].frame, from: old, to: frame.size), of: subview)
      }
    }
  }

  /// Shows or hides a view that is not a window.
  public func setHidden(_ isHidden: Bool, ofView id: ObjectID) {
    views[viewSlot(id)].isHidden = isHidden
  }

  /// The window the view is in.
  public func window(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    while let candidate = current {
      let record = views[viewSlot(candidate)]
      if record.isWindow { return candidate }
      current = record.superview
    }
    return nil
  }

  /// Whether the view is in a window that is visible.
  func isInWindow(_ id: ObjectID) -> Bool {
    guard let window = window(of: id) else { return false }
    return !views[viewSlot(window)].isHidden
  }

  /// Whether a view is below another one, at any depth.
  public func isDescendant(_ id: ObjectID, of ancestor: ObjectID) -> Bool {
    var current = views[viewSlot(id)].superview
    var depth = 0
    while let candidate = current {
      if candidate == ancestor { return true }
      depth += 1
      guard isWithinNesting(depth) else { return false }
      current = views[viewSlot(candidate)].superview
    }
    return false
  }

  /// Puts a view among the subviews of its new superview, unless what the author's views are told
  /// before makes it unwanted.
  func attach(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front,
    if isWanted: () -> Bool = { true }
  ) {
    guard id != superview, !isDescendant(superview, of: id) else { return }
    guard views[viewSlot(id)].superview != superview else {
      return insert(id, into: superview, at: place)
    }
    retain(superview)
    relocate(id, to: superview) {
      // A callback may have moved one of them meanwhile.
      if !isDescendant(superview, of: id), isWanted() { insert(id, into: superview, at: place) }
    }
    release(superview)
  }

  private func insert(_ id: ObjectID, into superview: ObjectID, at place: SubviewPlace) {
    let before = views[viewSlot(superview)].subviews
    retain(id)
    if views[viewSlot(id)].superview == superview {
      views[viewSlot(superview)].subviews.removeAll { $0 == id }
    } else {
      // A text field that stops editing tells its delegate, who may move it, which ends before this.
      repeat { unlink(view: id) } while views[viewSlot(id)].superview != nil
      retain(id)
      views[viewSlot(id)].superview = superview
    }
    let index = place.index(in: views[viewSlot(superview)].subviews)
    views[viewSlot(superview)].subviews.insert(id, at: index)
    // A view that is where it was is no change.
    if views[viewSlot(superview)].subviews != before {
      views[viewSlot(superview)].needsLayout = true
    }
    release(id)
  }

  /// Takes a view out of its superview, unless what the author's views are told before makes it stay.
  func detach(_ id: ObjectID, if isLeaving: () -> Bool = { true }) {
    guard views[viewSlot(id)].superview != nil else { return }
    relocate(id, to: nil) {
      if isLeaving() { unlink(view: id) }
    }
  }

  private func unlink(view id: ObjectID) {
    guard let superview = views[viewSlot(id)].superview else { return }
    views[viewSlot(id)].superview = nil
    views[viewSlot(superview)].subviews.removeAll { $0 == id }
    stopEditing(in: id)
    release(id)
  }

  /// Puts a controller's view into its container, at the size it will have there.
  func addRootView(of id: ObjectID, to container: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view, let host = hostView(of: container)
    else { return }
    let needsLayout = views[viewSlot(host)].needsLayout
    // What is told before may take the controller out of the container again, or hide the window.
    let isWanted = {
      self.belongs(id, to: container) && !self.isOutOfSight(container)
        && !(self.views[self.viewSlot(host)].isWindow && self.isHidden(host))
    }
    if views[viewSlot(host)].isWindow {
      addSubview(view, to: host, if: isWanted)
    } else {
      addSubview(view, ofChildTo: host, if: isWanted)
    }
    // UIKit's containers put a child's view into a view of their own between the two, so their own
    // view does not need layout because of it.
    views[viewSlot(host)].needsLayout = needsLayout
  }

  /// Whether a container of UIKit's has disappeared, so that it takes no view of a child.
  func isOutOfSight(_ container: ObjectID) -> Bool {
    guard kind(of: container) == .controller else { return false }
    let record = controllers[controllerSlot(container)]
    return record.kind.showsOneChild && record.appearance == .disappeared
      && !showsPagesBeforeItAppears(container)
  }

  func removeView(of id: ObjectID, if isLeaving: () -> Bool = { true }) {
    guard let view = controllers[controllerSlot(id)].view else { return }
    let superview = views[viewSlot(view)].superview
    let isInWindowItself = superview.map { views[viewSlot($0)].isWindow } ?? false
    retain(view)
    takeOut(view: view, isByContainer: !isInWindowItself, if: isLeaving)
    release(view)
  }

  func hostView(of container: ObjectID) -> ObjectID? {
    switch kind(of: container) {
    case .view: container
    case .controller: controllers[controllerSlot(container)].view
    case .presentationController: presentations[presentationSlot(container)].containerView
    case .transitionCoordinator, .foreign: nil
    }
  }
}
