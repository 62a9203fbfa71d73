/// Which way up the device is held, and what the app says of it.
struct OrientationState: Equatable {
  /// How the device is held, where its interface is not that way up.
  fileprivate(set) var held: Orientation?
  fileprivate(set) var needsUpdate = false
  /// What led to the update that the next one makes.
  fileprivate var origin = Origin.none
  /// The orientation that the author's code has requested for the scene.
  fileprivate(set) var requested: Orientation?
  /// The answer to the last question whether the interface may turn.
  fileprivate var isTurnPermitted = false
  /// What the app's Info.plist says of orientations.
  var permission = AppPermission()
}

// Which way up the interface may be, and who decides it.
extension World {
  /// Where the app is launched upright, the root's appearance turns the interface.
  func setUpInterface() {
    guard holds(.launchUpright), device.orientation != .portrait else { return }
    orientationState.held = device.orientation
    device.orientation = .portrait
  }

  /// Turns the device; the interface follows if the app and the controller in front allow it.
  public func rotate(to orientation: Orientation) {
    orientationState.held = orientation == device.orientation ? nil : orientation
    guard orientation != device.orientation, mayRotate(to: orientation) else { return }
    turnInterface(to: orientation, animated: true)
  }

  func turnInterface(to orientation: Orientation, animated: Bool) {
    if orientationState.held == orientation {
      orientationState.held = device.orientation == orientation ? orientationState.held : nil
    } else if orientationState.held == nil {
      orientationState.held = device.orientation
    }
    change(to: changeOfInterface(to: orientation), animated: animated)
  }

  private func changeOfInterface(to orientation: Orientation) -> WindowChange {
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    var scene = device.sceneSize
    if let size = scene, device.isLandscape != isLandscape {
      scene = Size(width: size.height, height: size.width)
    }
    return WindowChange(
      orientation: orientation, oldOrientation: device.orientation, sceneSize: scene,
      oldSize: device.windowSize, systemTraits: systemTraits)
  }

  /// The controller that is asked: the topmost one that fills the window, or the root.
  /// Source: `supportedinterfaceorientations-who`.
  private func controllerThatDecides() -> (window: ObjectID, controller: ObjectID)? {
    for window in windows.reversed() where !views[viewSlot(window)].isHidden {
      guard let root = views[viewSlot(window)].rootViewController else { continue }
      let decider = presentedControllers(over: root).last {
        presentation(of: $0).map { $0.phase != .dismissing && fillsWindow($0.style) } ?? false
      }
      return (window, decider ?? root)
    }
    return nil
  }

  private func fillsWindow(_ style: ModalPresentationStyle) -> Bool {
    style == .fullScreen || style == .overFullScreen
  }

  /// What `supportedInterfaceOrientations` is by default.
  /// Source: `supportedinterfaceorientations-default`.
  public var defaultOrientations: OrientationMask {
    device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientations of the app: what its delegate says, or else its Info.plist.
  private func orientationsOfApp(in window: ObjectID?) -> OrientationMask {
    let named = orientationState.permission.orientations ?? defaultOrientations
    guard !isMultitasking, let delegate = currentAppDelegate else { return named }
    let values = [window.map { EventValue.object($0) } ?? .none]
    guard classRecord(of: delegate).implements.contains(.applicationSupportedOrientations),
      case .orientations(let mask) = deliver(
        .applicationSupportedOrientations, to: delegate, values)
    else { return named }
    return mask
  }

  /// Whether the app's own orientations are not those of every app.
  private var hasOwnOrientations: Bool {
    if orientationState.permission.orientations != nil { return true }
    guard let delegate = currentAppDelegate else { return false }
    return classRecord(of: delegate).implements.contains(.applicationSupportedOrientations)
  }

  private func mayRotate(to orientation: Orientation) -> Bool {
    guard let (window, decider) = controllerThatDecides() else {
      return orientationsOfApp(in: nil).contains(OrientationMask(orientation))
    }
    var question = Transition(
      id: -1, choreography: ChoreographyIndex.orientationQuestion.rawValue, container: window,
      from: nil, to: decider, isAnimated: false, isInteractive: false)
    question.change = changeOfInterface(to: orientation)
    orientationState.isTurnPermitted = false
    perform(question)
    return orientationState.isTurnPermitted
  }

  /// Asks whether the interface may be the way up that a transition is about.
  func askForPermission(_ action: GeometryAction, _ transition: Transition) {
    guard let decider = transition.to, let orientation = transition.change?.orientation else {
      return
    }
    if action == .askAutorotation {
      orientationState.isTurnPermitted = shouldAutorotate(decider, to: orientation)
    } else {
      // A controller that does not rotate is not asked for the orientations. Source: Apple's
      // documentation of `supportedInterfaceOrientations`.
      orientationState.isTurnPermitted =
        shouldAutorotate(decider)
        && supportedOrientations(of: decider, in: transition.container)
          .contains(OrientationMask(orientation))
    }
  }

  /// Whether the app shares the screen of a pad with others.
  private var isMultitasking: Bool {
    let permission = orientationState.permission
    return device.idiom == .pad && holds(.multitaskingIsNotAsked)
      && !permission.requiresFullScreen && permission.orientations ?? .all == .all
  }

  /// What the controller and the app have in common.
  /// Source: `supportedinterfaceorientations-default`.
  private func supportedOrientations(of id: ObjectID, in window: ObjectID?) -> OrientationMask {
    let app = orientationsOfApp(in: window)
    guard !isMultitasking else { return app }
    var mask = defaultOrientations
    if classRecord(of: id).implements.contains(.supportedInterfaceOrientations),
      case .orientations(let own) = deliver(.supportedInterfaceOrientations, to: id)
    {
      mask = own
    }
    let common = mask.intersection(app)
    if common.isEmpty, shouldAutorotate(id) {
      perform(.noCommonOrientation, subject: id, in: id)
    }
    return common
  }

  /// Source: `shouldautorotate-deprecated-ios16`.
  private func shouldAutorotate(_ id: ObjectID) -> Bool {
    guard !isMultitasking, classRecord(of: id).implements.contains(.shouldAutorotate) else {
      return true
    }
    if case .boolean(false) = deliver(.shouldAutorotate, to: id) { return false }
    return true
  }

  /// Whether a controller lets the interface have an orientation, as UIKit asks until iOS 5.
  func shouldAutorotate(_ id: ObjectID, to orientation: Orientation) -> Bool {
    let reply = deliver(.shouldAutorotateTo, to: id, [.symbol(orientation.name)])
    if case .boolean(let answer) = reply { return answer }
    guard holds(.uprightByDefault) else { return true }
    var isAllowed = orientation == .portrait
    descend {
      switch controllers[controllerSlot(id)].kind {
      case .navigationController:
        if let top = childToShow(in: id) { isAllowed = shouldAutorotate(top, to: orientation) }
      case .tabBarController:
        isAllowed = controllers[controllerSlot(id)].children.allSatisfy {
          shouldAutorotate($0, to: orientation)
        }
      default: break
      }
    }
    return isAllowed
  }

  // MARK: Following who decides

  /// What `setNeedsUpdateOfSupportedInterfaceOrientations()` does: the next update looks again.
  /// Source: `setneedsupdateofsupportedorientations-ios16`.
  public func setNeedsUpdateOfSupportedOrientations() {
    orientationState.needsUpdate = true
    orientationState.origin = originOfWhatBegins()
  }

  /// What `attemptRotationToDeviceOrientation()` does.
  public func attemptRotationToDeviceOrientation() {
    guard let (_, decider) = controllerThatDecides(), shouldAutorotate(decider) else { return }
    conformOrientation()
  }

  /// What `requestGeometryUpdate` of a window scene does: the next update turns the interface, if the
  /// controller that decides supports one of the orientations. Source: `requestgeometryupdate-ios16`.
  /// - Returns: Whether it does.
  public func requestGeometry(_ mask: OrientationMask) -> Bool {
    guard !isMultitasking else { return false }
    if mask.contains(OrientationMask(device.orientation)) { return true }
    guard let wanted = mask.orientations.first(where: { mayRotate(to: $0) }) else { return false }
    orientationState.requested = wanted
    orientationState.origin = originOfWhatBegins()
    return true
  }

  func updateOrientationIfNeeded() {
    guard orientationState.needsUpdate || orientationState.requested != nil else { return }
    act(for: nil, orientationState.origin) { updateOrientation() }
  }

  private func updateOrientation() {
    if let wanted = orientationState.requested {
      orientationState.requested = nil
      // It stays like that until the device is turned.
      orientationState.held = nil
      change(to: changeOfInterface(to: wanted), animated: true)
    }
    guard orientationState.needsUpdate else { return }
    orientationState.needsUpdate = false
    conformOrientation()
  }

  /// Turns the interface to what the controller that decides now allows.
  func conformOrientation() {
    guard let wanted = allowedOrientation() else { return }
    turnInterface(to: wanted, animated: true)
  }

  /// Another orientation than now that the interface has to have, or may have because the device is
  /// held like that.
  private func allowedOrientation() -> Orientation? {
    guard isCalled(.supportedInterfaceOrientations),
      let (window, decider) = controllerThatDecides(), !isMultitasking
    else { return nil }
    let isOverriding =
      classRecord(of: decider).implements.contains(.supportedInterfaceOrientations)
    guard isOverriding || hasOwnOrientations || orientationState.held != nil else { return nil }
    let mask = supportedOrientations(of: decider, in: window)
    let held = orientationState.held ?? device.orientation
    let wanted: Orientation
    if mask.contains(OrientationMask(held)) {
      wanted = held
    } else if mask.contains(OrientationMask(device.orientation)) {
      wanted = device.orientation
    } else {
      wanted = mask.orientations.first ?? device.orientation
    }
    return wanted == device.orientation ? nil : wanted
  }

  /// A root that does not support the way up the app has been launched in: the window is turned
  /// before its first layout. Source: `launch-forced-landscape-mattneub-ios15`.
  func conformAtLaunch(_ window: ObjectID, _ transition: Transition) {
    guard let root = transition.to, rootViewController(of: window) == root,
      let wanted = orientationAtLaunch(of: root), let index = transitionIndex(transition.id)
    else { return }
    let held = orientationState.held
    orientationState.held = held == wanted ? nil : held ?? device.orientation
    transitions[index].change = changeOfInterface(to: wanted)
  }

  private func orientationAtLaunch(of root: ObjectID) -> Orientation? {
    guard holds(.launchUpright) else { return allowedOrientation() }
    guard let held = orientationState.held, shouldAutorotate(root, to: held) else { return nil }
    return held
  }

  /// The interface begins upright, and the root is asked whether it may follow the device.
  func askAtLaunch(_ transition: Transition) {
    guard let root = transition.to, let held = orientationState.held else { return }
    _ = shouldAutorotate(root, to: held)
  }
}
