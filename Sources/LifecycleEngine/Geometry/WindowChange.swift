/// What a window becomes: another size, another side up, other traits.
struct WindowChange: Equatable {
  var orientation: Orientation
  var oldOrientation: Orientation
  /// The size of the app's scene where it is not that of the screen.
  var sceneSize: Size?
  /// The size of a window that fills the app's scene, before the change.
  var oldSize: Size
  var systemTraits: TraitOverrides
}

/// What happens when a window changes.
enum GeometryAction: Sendable {
  case findStyles, willTransitionTraits, willTransitionSize
  case apply, adapt, layOut
  case willRotate, willAnimateRotation, didRotate
  case askAtLaunch, conformAtLaunch, askWhenTurned, layOutAgain, conform
  case askAutorotation, askSupportedOrientations, askForSpines
}

extension World {
  func perform(_ action: GeometryAction, _ transition: Transition) {
    if action == .conform { return conformOrientation() }
    guard let window = transition.container, kind(of: window) == .view else { return }
    if action == .askAtLaunch { return askAtLaunch(transition) }
    if action == .conformAtLaunch { return conformAtLaunch(window, transition) }
    guard let change = transition.change else { return }
    switch action {
    case .findStyles: findStyles(in: window, after: change)
    case .willTransitionTraits: sendWillTransitionTraits(change, in: window, transition)
    case .willTransitionSize: sendWillTransitionSize(change, in: window, transition)
    case .apply: apply(change, to: window)
    case .adapt:
      adaptContainers(in: window)
      adaptPresentations(in: window)
    case .layOut: layoutIfNeeded(window)
    case .layOutAgain:
      forEachController(in: window) { id in
        if let view = controllers[controllerSlot(id)].view { setNeedsLayout(view) }
      }
      layoutIfNeeded(window)
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
    case .askForSpines: askForSpines(change, in: window)
    case .didRotate: rotate(.didRotate, [.symbol(change.oldOrientation.name)], transition)
    case .conform, .askAtLaunch, .conformAtLaunch: break
    }
  }

  private func seconds(of transition: Transition) -> Double {
    Double(duration(of: transition).microseconds) / 1_000_000
  }

  // MARK: What the system and the user ask for

  /// Starts a change of every visible window; hidden ones change at once.
  func change(to change: WindowChange, animated: Bool) {
    let isRotation = change.orientation != change.oldOrientation
    let choreography: ChoreographyIndex =
      holds(.sizeTransitions)
      ? .sizeTransition : isRotation ? .rotation : .resizeBeforeSizeClasses
    for window in windows where alive(window) != nil {
      guard !views[viewSlot(window)].isHidden,
        let root = views[viewSlot(window)].rootViewController
      else { continue }
      let subject = choreography == .rotation ? frontmostController(over: root) : root
      start(
        choreography, in: window, from: nil, to: subject, animated: animated, change: change)
    }
    // There may be no window that shows anything.
    setDevice(change)
    for window in windows where views[viewSlot(window)].isHidden || isEmpty(window) {
      setGeometry(ofWindow: window, after: change)
    }
  }

  private func isEmpty(_ window: ObjectID) -> Bool {
    views[viewSlot(window)].rootViewController == nil
  }

  /// Gives the app's scene another size, as when the user drags the divider of a split screen.
  public func resize(width: Double, height: Double) {
    change(
      to: WindowChange(
        orientation: device.orientation, oldOrientation: device.orientation,
        sceneSize: Size(width: width, height: height), oldSize: device.windowSize,
        systemTraits: systemTraits),
      animated: true)
  }

  /// Sets traits of the system, such as the dark style.
  public func setSystemTraits(_ traits: TraitOverrides) {
    var all = systemTraits
    all.formUnion(traits)
    change(
      to: WindowChange(
        orientation: device.orientation, oldOrientation: device.orientation,
        sceneSize: device.sceneSize, oldSize: device.windowSize, systemTraits: all),
      animated: traits.horizontal != nil || traits.vertical != nil)
  }

  // MARK: The change itself

  private func setDevice(_ change: WindowChange) {
    device.orientation = change.orientation
    device.sceneSize = change.sceneSize
    systemTraits = change.systemTraits
  }

  private func setGeometry(ofWindow window: ObjectID, after change: WindowChange) {
    let slot = viewSlot(window)
    let old = views[slot].frame
    let size = size(ofWindow: window, after: change)
    setFrame(Rect(x: old.x, y: old.y, width: size.width, height: size.height), of: window)
    views[slot].safeAreaInsets = device.safeAreaInsets
  }

  /// A window fills the app's scene before and after, unless the author has made it with another size.
  private func size(ofWindow window: ObjectID, after change: WindowChange) -> Size {
    let old = views[viewSlot(window)].frame.size
    return old == change.oldSize ? sceneSize(after: change) : old
  }

  private func apply(_ change: WindowChange, to window: ObjectID) {
    setDevice(change)
    setGeometry(ofWindow: window, after: change)
    for presentation in presentations {
      guard let container = presentation.containerView,
        views[viewSlot(container)].superview == window
      else { continue }
      fit(containerView: container, in: window)
    }
    // Traits come before geometry, and both from the top down.
    updateTraits(in: window)
    forEachController(in: window) { updateGeometry(of: $0) }
  }

  // MARK: From iOS 8 on

  /// Source: `willtransition-traits-order`.
  private func sendWillTransitionTraits(
    _ change: WindowChange, in window: ObjectID, _ transition: Transition
  ) {
    guard let root = transition.to else { return }
    let coordinator = self.coordinator(of: transition)
    let new = traits(after: change)
    guard new.room != traits(ofWindow: window).room else { return }
    let roomOfRoot = controllers[controllerSlot(root)].traitOverrides.applied(to: new)
    send(.willTransitionToTraits, to: root, [.traits(roomOfRoot), coordinator])
    for presentation in presentationsShown(in: window) {
      guard let presented = alive(presentation.presented) else { continue }
      let size = sceneSize(after: change)
      let traits = traits(ofPresented: presentation, in: new, size)
      guard traitCollection(of: presented).room != traits.room else { continue }
      send(.willTransitionToTraits, to: presented, [.traits(traits), coordinator])
    }
  }

  /// The window's root hears of its new size and passes it on; a presentation controller passes it on
  /// to the controller it presents. Source: `rotation-is-size-change`, `viewwilltransition-forwarding`.
  private func sendWillTransitionSize(
    _ change: WindowChange, in window: ObjectID, _ transition: Transition
  ) {
    guard let root = transition.to else { return }
    let coordinator = self.coordinator(of: transition)
    let size = size(ofWindow: window, after: change)
    guard size != views[viewSlot(window)].frame.size else { return }
    if !hasSize(root, size) { send(.viewWillTransition, to: root, [.size(size), coordinator]) }
    for presentation in presentationsShown(in: window) {
      let frame = frameOfPresentedView(
        presentation, room: size, insets: device(after: change).safeAreaInsets)
      guard let presented = alive(presentation.presented), !hasSize(presented, frame.size)
      else { continue }
      send(.viewWillTransition, to: presented, [.size(frame.size), coordinator])
    }
  }

  private func coordinator(of transition: Transition) -> EventValue {
    let found = transitionIndex(transition.id).flatMap { coordinator(ofTransitionAt: $0) }
    return found.map { .object($0) } ?? .none
  }

  private func send(_ callback: Callback, to id: ObjectID, _ values: [EventValue]) {
    guard alive(id) != nil else { return }
    deliver(callback, to: id, values)
  }

  private func presentationsShown(in window: ObjectID) -> [PresentationRecord] {
    presentations.filter { record in
      guard let container = record.containerView, alive(record.presented) != nil else {
        return false
      }
      return self.window(of: container) == window
    }
  }

  private func hasSize(_ id: ObjectID, _ size: Size) -> Bool {
    guard let view = controllers[controllerSlot(id)].view else { return false }
    return views[viewSlot(view)].frame.size == size
  }

  private func device(after change: WindowChange) -> Device {
    var result = device
    result.orientation = change.orientation
    result.sceneSize = change.sceneSize
    return result
  }

  func sceneSize(after change: WindowChange) -> Size { device(after: change).windowSize }

  func sizeClasses(after change: WindowChange) -> SizeClasses {
    let device = device(after: change)
    return device.sizeClasses(of: device.windowSize)
  }

  private func traits(after change: WindowChange) -> TraitCollection {
    let device = device(after: change)
    return change.systemTraits.applied(
      to: TraitCollection(idiom: device.idiom, room: device.sizeClasses(of: device.windowSize)))
  }

  /// What UIKit's implementation of the two callbacks does: children hear of it whose view is loaded
  /// and has another size now. A covered controller keeps the size it was covered with, so that it
  /// may not hear of the way back. Source: `viewwilltransition-child-size-filter`,
  /// `radar-24277475-nav-size-transition-depth`.
  func forward(_ callback: Callback, from id: ObjectID) {
    guard
      let delivery = deliveries.last(where: { $0.receiver == id && $0.callback == callback }),
      delivery.values.count == 2
    else { return }
    let coordinator = delivery.values[1]
    for child in controllers[controllerSlot(id)].children {
      let record = controllers[controllerSlot(child)]
      guard let view = record.view, record.parent == id else { continue }
      switch delivery.values[0] {
      case .size(let size):
        let old = views[viewSlot(view)].frame.size
        let new = answeredSize(ofChild: child, in: id, whichGets: size)
        if new != old { deliver(callback, to: child, [.size(new), coordinator]) }
      case .traits(let traits):
        let new = record.traitOverrides.applied(to: traits)
        if new.room != traitCollection(of: child).room {
          deliver(callback, to: child, [.traits(new), coordinator])
        }
      default: break
      }
    }
  }

  /// The author's container may say which size a child gets. Source:
  /// `viewwilltransition-child-size-filter`.
  private func answeredSize(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size {
    guard classRecord(of: parent).implements.contains(.sizeForChildContainer),
      case .size(let answer) = deliver(
        .sizeForChildContainer, to: parent, [.object(child), .size(size)])
    else { return self.size(ofChild: child, in: parent, whichGets: size) }
    return answer
  }

  /// What UIKit's own `size(forChildContentContainer:withParentContainerSize:)` answers.
  /// - Parameters:
  ///   - child: A child of the parent.
  ///   - parent: The controller that is asked.
  ///   - size: The size that the parent gets, in points.
  /// - Returns: The size that the child gets with it, in points.
  public func size(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size {
    guard let view = controllers[controllerSlot(child)].view else { return size }
    let kind = controllers[controllerSlot(parent)].kind
    if kind == .splitViewController {
      return frameOfColumn(child, in: size, of: parent, mode: modeToCome(of: parent)).size
    }
    guard !kind.showsOneChild else { return size }
    guard let parentView = controllers[controllerSlot(parent)].view else { return size }
    let old = views[viewSlot(parentView)].frame.size
    let mask = views[viewSlot(view)].autoresizing
    return mask.frame(of: views[viewSlot(view)].frame, from: old, to: size).size
  }

  // MARK: Until iOS 7

  /// The rotatable controller: the topmost one that is presented and stays, or the root.
  func frontmostController(over root: ObjectID) -> ObjectID {
    presentedControllers(over: root).prefix { presentation(of: $0)?.phase != .dismissing }.last
      ?? root
  }

  /// Only what can be seen hears of a rotation. Source: `rotation-only-frontmost-wangling-2010`,
  /// `rotation-visible-only-ios67`.
  private func rotate(_ callback: Callback, _ values: [EventValue], _ transition: Transition) {
    guard let front = alive(transition.to) else { return }
    sendRotation(callback, values, to: front)
  }

  private func sendRotation(_ callback: Callback, _ values: [EventValue], to id: ObjectID) {
    guard stop == nil, let view = controllers[controllerSlot(id)].view, isInWindow(view) else {
      return
    }
    deliver(callback, to: id, values)
    descend {
      for child in controllers[controllerSlot(id)].children {
        sendRotation(callback, values, to: child)
      }
    }
  }
}
