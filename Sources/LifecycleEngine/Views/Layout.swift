/// What the update at the end of a turn has to look at, and where it is.
struct UpdateState: Equatable {
  var needsTraits = false
  /// Whether bars or insets have changed since the last update.
  var needsGeometry = false
  fileprivate var isRunning = false
  /// The containers whose contents are being laid out, the innermost last.
  fileprivate(set) var containers: [ObjectID] = []
  /// The views that are being laid out, the innermost last.
  fileprivate(set) var views: [ObjectID] = []
}

// The update at the end of a turn: layout from the windows down, until nothing needs it.
extension World {
  /// The most passes one update makes before it counts as endless.
  static let layoutBudget = 100
  /// Why the world stops when layout never ends.
  public static var endlessLayout: String {
    "layout was invalidated in every one of \(layoutBudget) passes"
  }

  /// Marks a view as needing layout.
  public func setNeedsLayout(_ view: ObjectID) { views[viewSlot(view)].needsLayout = true }

  func setNeedsLayout(ofContainer container: ObjectID) {
    if let view = hostView(of: container) { views[viewSlot(view)].needsLayout = true }
  }

  /// Lays out a view and its subviews now, as far as they need it: what `layoutIfNeeded` does.
  public func layoutIfNeeded(_ view: ObjectID) { _ = layOut(view) }

  /// Runs layout passes until no view in a visible window needs one.
  func update() {
    guard !updateState.isRunning else { return }
    updateState.isRunning = true
    var passes = 0
    var didWork = true
    while didWork, stop == nil {
      didWork = false
      updateOrientationIfNeeded()
      updateTraitsIfNeeded()
      updateGeometryIfNeeded()
      for window in windows where !views[viewSlot(window)].isHidden {
        if layOut(window) { didWork = true }
      }
      passes += 1
      if passes > World.layoutBudget {
        stopForBudget(World.endlessLayout)
      }
    }
    display()
    updateState.isRunning = false
  }

  /// Whether an update would find something to do on screen.
  var needsUpdate: Bool {
    orientationState.needsUpdate || orientationState.requested != nil || updateState.needsTraits
      || updateState.needsGeometry
      || windows.contains { !views[viewSlot($0)].isHidden && needsLayoutOrUpdate(from: $0) }
  }

  private func needsLayoutOrUpdate(from view: ObjectID) -> Bool {
    if views[viewSlot(view)].needsLayout || needsUpdate(view) { return true }
    var isFound = false
    descend {
      isFound = views[viewSlot(view)].subviews.contains { needsLayoutOrUpdate(from: $0) }
    }
    return isFound
  }

  private func layOut(_ view: ObjectID) -> Bool {
    var didWork = false
    if views[viewSlot(view)].needsLayout {
      views[viewSlot(view)].needsLayout = false
      let isRepeated = views[viewSlot(view)].needsSecondLayout
      views[viewSlot(view)].needsSecondLayout = false
      updateState.views.append(view)
      layOutNow(view)
      updateState.views.removeLast()
      if isRepeated { views[viewSlot(view)].needsLayout = true }
      didWork = true
    } else if needsUpdate(view) {
      didWork = true
      if let controller = views[viewSlot(view)].controller {
        perform(.updateWithoutLayout, subject: controller)
      } else {
        updateProperties(ofView: view)
      }
    }
    descend {
      for subview in views[viewSlot(view)].subviews {
        guard stop == nil else { break }
        // The layout of a view before it may have taken it away.
        guard views[viewSlot(subview)].superview == view else { continue }
        if layOut(subview) { didWork = true }
      }
    }
    return didWork
  }

  private func needsUpdate(_ view: ObjectID) -> Bool {
    let slot = viewSlot(view)
    let needsProperties = views[slot].needsUpdateProperties && isCalled(.updateProperties)
    guard views[slot].controller != nil else {
      return needsProperties && classRecord(of: view).implements.contains(.updateProperties)
    }
    return needsProperties
      || views[slot].needsUpdateConstraints && isCalled(.updateViewConstraints)
  }

  private func layOutNow(_ view: ObjectID) {
    if let controller = views[viewSlot(view)].controller {
      // It is told the end of its layout even if it has let go of itself.
      retain(controller)
      perform(.layoutPass, subject: controller)
      if controllers[controllerSlot(controller)].view != nil {
        controllers[controllerSlot(controller)].hasLaidOut = true
      }
      release(controller)
    } else if views[viewSlot(view)].isWindow {
      layOutContents(of: view)
    } else if let presentation = alive(views[viewSlot(view)].presentation) {
      perform(.containerViewLayout, in: presentation, from: nil, to: nil)
    } else {
      updateProperties(ofView: view)
      tell(view, .layoutSubviews)
    }
  }

  func sendWillLayoutSubviews(to controller: ObjectID) {
    // What came before may have asked for this very layout.
    if let view = controllers[controllerSlot(controller)].view {
      views[viewSlot(view)].needsLayout = false
    }
    controllers[controllerSlot(controller)].trackedTraits.layout = []
    deliver(.viewWillLayoutSubviews, to: controller)
  }

  /// Gives the transitions of a container the layout they wait for.
  func layOutContents(of container: ObjectID) {
    updateState.containers.append(container)
    if let view = hostView(of: container) { tell(view, .layoutSubviews) }
    if kind(of: container) == .controller { beginPendingTransition(in: container) }
    let waiting = transitions.filter { $0.container == container && $0.wait == .update }
    for transition in waiting { resume(transition.id, from: .update) }
    updateState.containers.removeLast()
  }

  /// Gives a controller's view the frame and safe area it has in its container, and tells it of
  /// what changed.
  func updateGeometry(of id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view, isInWindow(view),
      let superview = views[viewSlot(view)].superview
    else { return }
    let shown = presentation(of: id).flatMap { $0.containerView == superview ? $0 : nil }
    // What it is presented in may be a controller's view that has just got another size.
    if shown != nil, let host = views[viewSlot(superview)].superview {
      fit(containerView: superview, in: host)
    }
    updateTraits(of: id)
    if let presentation = shown {
      setFrame(frameOfPresentedView(presentation, in: superview), of: view)
    } else if let parent = controllers[controllerSlot(id)].parent,
      controllers[controllerSlot(parent)].kind == .splitViewController
    {
      setFrame(
        frameOfColumn(id, in: views[viewSlot(superview)].frame.size, of: parent), of: view)
    } else if fillsItsContainer(id) {
      let size = views[viewSlot(superview)].frame.size
      setFrame(Rect(width: size.width, height: size.height), of: view)
    }
    let insets = safeArea(for: id, in: superview)
    guard insets != views[viewSlot(view)].safeAreaInsets else { return }
    views[viewSlot(view)].safeAreaInsets = insets
    views[viewSlot(view)].needsLayout = true
    perform(.geometryUpdate, subject: id)
  }

  /// Root view controllers and children of UIKit's containers fill the view they are in; any
  /// other view has the frame the author gave it.
  func fillsItsContainer(_ id: ObjectID) -> Bool {
    guard let parent = controllers[controllerSlot(id)].parent else { return isWindowRoot(id) }
    return controllers[controllerSlot(parent)].kind.showsOneChild
  }

  private func safeArea(for id: ObjectID, in superview: ObjectID) -> Insets {
    var insets = views[viewSlot(superview)].safeAreaInsets
    if let presentation = presentation(of: id), presentation.containerView == superview {
      insets = safeArea(of: presentation, within: insets)
    } else if let parent = controllers[controllerSlot(id)].parent {
      insets.add(barInsets(in: parent, around: id))
    }
    insets.add(controllers[controllerSlot(id)].additionalSafeAreaInsets)
    return insets
  }
}
