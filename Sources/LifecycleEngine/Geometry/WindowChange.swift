/// Rotation and size: the change of a window, its callbacks, and supported orientations.
struct WindowChanges {
  let world: World

  func perform(_ action: GeometryAction, _ transition: Transition) {
    if action == .conform { return conformOrientation() }
    guard let window = transition.container, world.kind(of: window) == .view else { return }
    if action == .askAtLaunch { return askAtLaunch(transition) }
    if action == .conformAtLaunch { return conformAtLaunch(window, transition) }
    guard let change = transition.change else { return }
    switch action {
    case .findStyles: world.presenting.findStyles(in: window, after: change)
    case .willTransitionTraits: sendWillTransitionTraits(change, in: window, transition)
    case .willTransitionSize: sendWillTransitionSize(change, in: window, transition)
    case .apply: apply(change, to: window)
    case .adapt:
      world.splitViews.adaptContainers(in: window)
      world.presenting.adaptPresentations(in: window)
    case .layOut: world.layoutIfNeeded(window)
    case .layOutAgain:
      forEachController(in: window) { id in
        if let view = world.controllers[id].view { world.setNeedsLayout(view) }
      }
      world.layoutIfNeeded(window)
    case .willRotate:
      rotate(
        .willRotate, [.symbol(change.orientation.name), .number(seconds(of: transition))],
        transition)
    case .willAnimateRotation:
      rotate(
        .willAnimateRotation, [.symbol(change.orientation.name), .number(seconds(of: transition))],
        transition)
    case .askWhenTurned:
      if let root = transition.to { _ = shouldAutorotate(root, to: change.orientation) }
    case .askAutorotation, .askSupportedOrientations: askForPermission(action, transition)
    case .askForSpines: world.paging.askForSpines(change, in: window)
    case .didRotate: rotate(.didRotate, [.symbol(change.oldOrientation.name)], transition)
    case .conform, .askAtLaunch, .conformAtLaunch: break
    }
  }

  private func seconds(of transition: Transition) -> Double {
    Double(world.duration(of: transition).microseconds) / 1_000_000
  }

  // MARK: What the system and the user ask for

  /// Starts a change of every visible window. Hidden windows change at once.
  func change(to change: WindowChange, animated: Bool) {
    let isRotation = change.orientation != change.oldOrientation
    if isRotation || world.screen.after(change).device.windowSize != change.oldSize {
      world.textEditing.mayMove(.keyboardInOtherSize)
    }
    let choreography: ChoreographyIndex =
      world.holds(.sizeTransitions)
      ? .sizeTransition : isRotation ? .rotation : .resizeBeforeSizeClasses
    for window in world.windows where world.alive(window) != nil {
      guard !world.views[window].isHidden,
        let root = world.views[window].rootViewController
      else { continue }
      let subject = choreography == .rotation ? frontmostController(over: root) : root
      world.start(
        choreography, in: window, from: nil, to: subject, animated: animated, change: change)
    }
    // Perhaps no window shows anything.
    world.screen.apply(change)
    for window in world.windows where world.views[window].isHidden || isEmpty(window) {
      setGeometry(ofWindow: window, after: change)
    }
  }

  private func isEmpty(_ window: ObjectID) -> Bool {
    world.views[window].rootViewController == nil
  }

  func resize(width: Double, height: Double) {
    change(
      to: world.screen.change(toSceneSize: Size(width: width, height: height)), animated: true)
  }

  func setSystemTraits(_ traits: TraitOverrides) {
    change(
      to: world.screen.change(setting: traits),
      animated: traits.horizontal != nil || traits.vertical != nil)
  }

  // MARK: The change itself

  private func setGeometry(ofWindow window: ObjectID, after change: WindowChange) {
    let old = world.views[window].frame
    let size = size(ofWindow: window, after: change)
    world.setFrame(Rect(x: old.x, y: old.y, width: size.width, height: size.height), of: window)
    let filled = Rect(width: change.oldSize.width, height: change.oldSize.height)
    if old != filled, change.oldSize != world.device.windowSize { world.note(.otherWindow) }
  }

  /// A window fills the app's scene before and after, unless the author set another size.
  private func size(ofWindow window: ObjectID, after change: WindowChange) -> Size {
    let old = world.views[window].frame.size
    return old == change.oldSize ? world.screen.after(change).device.windowSize : old
  }

  private func apply(_ change: WindowChange, to window: ObjectID) {
    world.screen.apply(change)
    setGeometry(ofWindow: window, after: change)
    for presentation in world.presentations {
      guard let container = presentation.containerView,
        world.views[container].superview == window
      else { continue }
      world.presenting.fit(containerView: container, in: window)
    }
    // Traits come before geometry, and both from the top down.
    world.traitEnvironment.updateTraits(in: window)
    forEachController(in: window) { world.layout.updateGeometry(of: $0) }
  }

  // MARK: From iOS 8 on

  /// Source: `willtransition-traits-order`.
  private func sendWillTransitionTraits(
    _ change: WindowChange, in window: ObjectID, _ transition: Transition
  ) {
    guard let root = transition.to else { return }
    let coordinator = self.coordinator(of: transition)
    let new = world.screen.after(change).traits
    guard new.room != world.traitEnvironment.traits(ofWindow: window).room else { return }
    let roomOfRoot = world.controllers[root].traitOverrides.applied(to: new)
    if world.isInWindow(world.controllers[root].view)
      || !world.holds(.coveredRootComparesItself)
      || world.traitCollection(of: root).room != roomOfRoot.room
    {
      send(.willTransitionToTraits, to: root, [.traits(roomOfRoot), coordinator])
    }
    for presentation in presentationsShown(in: window) {
      guard let presented = world.alive(presentation.presented) else { continue }
      let size = world.screen.after(change).device.windowSize
      let traits = world.traitEnvironment.traits(ofPresented: presentation, in: new, size)
      guard world.traitCollection(of: presented).room != traits.room else { continue }
      send(.willTransitionToTraits, to: presented, [.traits(traits), coordinator])
    }
  }

  /// The window's root is called about its new size and forwards the call. A presentation
  /// controller forwards the call to its presented controller. Source: `rotation-is-size-change`,
  /// `viewwilltransition-forwarding`.
  private func sendWillTransitionSize(
    _ change: WindowChange, in window: ObjectID, _ transition: Transition
  ) {
    guard let root = transition.to else { return }
    let coordinator = self.coordinator(of: transition)
    let size = size(ofWindow: window, after: change)
    guard size != world.views[window].frame.size else { return }
    if !hasSize(root, size) { send(.viewWillTransition, to: root, [.size(size), coordinator]) }
    for presentation in presentationsShown(in: window) {
      let frame = world.presenting.frameOfPresentedView(
        presentation, room: size, insets: world.screen.after(change).device.safeAreaInsets)
      guard let presented = world.alive(presentation.presented), !hasSize(presented, frame.size)
      else { continue }
      send(.viewWillTransition, to: presented, [.size(frame.size), coordinator])
    }
  }

  private func coordinator(of transition: Transition) -> EventValue {
    let found = world.transitions.place(of: transition.id).flatMap {
      world.coordination.coordinator(ofTransitionAt: $0)
    }
    return found.map { .object($0) } ?? .none
  }

  private func send(_ callback: Callback, to id: ObjectID, _ values: [EventValue]) {
    guard world.alive(id) != nil else { return }
    world.deliver(callback, to: id, values)
  }

  private func presentationsShown(in window: ObjectID) -> [PresentationRecord] {
    world.presentations.filter { record in
      guard let container = record.containerView, world.alive(record.presented) != nil else {
        return false
      }
      return world.window(of: container) == window
    }
  }

  private func hasSize(_ id: ObjectID, _ size: Size) -> Bool {
    guard let view = world.controllers[id].view else { return false }
    return world.views[view].frame.size == size
  }

  /// UIKit's implementation of the two callbacks. A child is called if its view is loaded and now
  /// has another size. A covered controller keeps the size from before, so the controller may not
  /// be called on the way back. Source: `viewwilltransition-child-size-filter`,
  /// `radar-24277475-nav-size-transition-depth`.
  func forward(_ callback: Callback, from id: ObjectID) {
    guard
      let delivery = world.deliveries.last(where: { $0.receiver == id && $0.callback == callback }),
      delivery.values.count == 2
    else { return }
    let coordinator = delivery.values[1]
    for child in world.controllers[id].children {
      let record = world.controllers[child]
      if record.view == nil { world.note(.unloadedAtRotation, for: [child]) }
      guard let view = record.view, record.parent == id else { continue }
      switch delivery.values[0] {
      case .size(let size):
        let old = world.views[view].frame.size
        let new = answeredSize(ofChild: child, in: id, whichGets: size)
        if new != old { world.deliver(callback, to: child, [.size(new), coordinator]) }
      case .traits(let traits):
        let new = record.traitOverrides.applied(to: traits)
        if new.room != world.traitCollection(of: child).room {
          world.deliver(callback, to: child, [.traits(new), coordinator])
        }
      default: break
      }
    }
  }

  /// The author's container may choose the size of a child. Source:
  /// `viewwilltransition-child-size-filter`.
  private func answeredSize(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size {
    guard world.objects.implements(.sizeForChildContainer, parent),
      case .size(let answer) = world.deliver(
        .sizeForChildContainer, to: parent, [.object(child), .size(size)])
    else { return self.size(ofChild: child, in: parent, whichGets: size) }
    return answer
  }

  func size(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size {
    guard let view = world.controllers[child].view else { return size }
    let kind = world.controllers[parent].kind
    if kind == .splitViewController {
      return world.splitViews.frameOfColumn(
        child, in: size, of: parent, mode: world.splitViews.modeToCome(of: parent)
      ).size
    }
    guard !kind.showsOneChild else { return size }
    guard let parentView = world.controllers[parent].view else { return size }
    let old = world.views[parentView].frame.size
    let mask = world.views[parentView].resizesSubviews ? world.views[view].autoresizing : []
    return mask.frame(of: world.views[view].frame, from: old, to: size).size
  }

  // MARK: Until iOS 7

  /// The controller that rotates: the topmost presented controller that stays, or the root.
  func frontmostController(over root: ObjectID) -> ObjectID {
    world.presenting.presentedControllers(over: root).prefix {
      world.presenting.presentation(of: $0)?.phase != .dismissing
    }.last
      ?? root
  }

  /// Only visible controllers are called about a rotation. Source:
  /// `rotation-only-frontmost-wangling-2010`, `rotation-visible-only-ios67`.
  private func rotate(_ callback: Callback, _ values: [EventValue], _ transition: Transition) {
    guard let front = world.alive(transition.to) else { return }
    sendRotation(callback, values, to: front)
  }

  private func sendRotation(_ callback: Callback, _ values: [EventValue], to id: ObjectID) {
    guard world.stop == nil, let view = world.controllers[id].view, world.isInWindow(view) else {
      return
    }
    world.deliver(callback, to: id, values)
    world.descend {
      for child in world.controllers[id].children {
        sendRotation(callback, values, to: child)
      }
    }
  }
}

// The actions of the system.
extension World {
  /// Gives the app's scene another size, as when the user drags the divider of a split screen.
  public func resize(width: Double, height: Double) {
    WindowChanges(world: self).resize(width: width, height: height)
  }

  /// Sets traits of the system, such as the dark style.
  public func setSystemTraits(_ traits: TraitOverrides) {
    WindowChanges(world: self).setSystemTraits(traits)
  }
}
