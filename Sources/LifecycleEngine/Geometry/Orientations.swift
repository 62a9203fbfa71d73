// The orientations that the interface may have, and the object that decides.
extension WindowChanges {
  /// If the app is launched upright, the root's appearance turns the interface.
  func setUpInterface() {
    guard world.holds(.launchUpright), world.device.orientation != .portrait else { return }
    world.screen.launchUpright()
  }

  func rotate(to orientation: Orientation) {
    world.screen.hold(orientation)
    guard orientation != world.device.orientation, mayRotate(to: orientation) else { return }
    turnInterface(to: orientation, animated: true)
  }

  func turnInterface(to orientation: Orientation, animated: Bool) {
    world.screen.noteTurn(to: orientation)
    change(to: world.screen.change(to: orientation), animated: animated)
  }

  /// The controller that is asked: the topmost controller that fills the window, or the root.
  /// Source: `supportedinterfaceorientations-who`.
  private func controllerThatDecides() -> (window: ObjectID, controller: ObjectID)? {
    for window in world.windows.reversed() where !world.views[window].isHidden {
      guard let root = world.views[window].rootViewController else { continue }
      let decider = world.presenting.presentedControllers(over: root).last {
        world.presenting.presentation(of: $0).map {
          $0.phase != .dismissing && fillsWindow($0.style)
        } ?? false
      }
      return (window, decider ?? root)
    }
    return nil
  }

  private func fillsWindow(_ style: ModalPresentationStyle) -> Bool {
    style == .fullScreen || style == .overFullScreen
  }

  /// The orientations of the app: the delegate's answer, or else those of the Info.plist.
  private func orientationsOfApp(in window: ObjectID?) -> OrientationMask {
    let named = world.screen.permission.orientations ?? world.defaultOrientations
    guard !isMultitasking, let delegate = world.currentAppDelegate else { return named }
    let values = [window.map { EventValue.object($0) } ?? .none]
    guard world.objects.implements(.applicationSupportedOrientations, delegate),
      case .orientations(let mask) = world.deliver(
        .applicationSupportedOrientations, to: delegate, values)
    else { return named }
    return mask
  }

  /// True if the app's orientations differ from the default.
  private var hasOwnOrientations: Bool {
    if world.screen.permission.orientations != nil { return true }
    guard let delegate = world.currentAppDelegate else { return false }
    return world.objects.implements(.applicationSupportedOrientations, delegate)
  }

  private func mayRotate(to orientation: Orientation) -> Bool {
    guard let (window, decider) = controllerThatDecides() else {
      return orientationsOfApp(in: nil).contains(OrientationMask(orientation))
    }
    var question = Transition(
      id: -1, choreography: ChoreographyIndex.orientationQuestion.rawValue, container: window,
      from: nil, to: decider, isAnimated: false, isInteractive: false)
    question.change = world.screen.change(to: orientation)
    world.screen.isTurnPermitted = false
    world.perform(question)
    return world.screen.isTurnPermitted
  }

  /// Asks for permission to turn the interface to the orientation of a transition.
  func askForPermission(_ action: GeometryAction, _ transition: Transition) {
    guard let decider = transition.to, let orientation = transition.change?.orientation else {
      return
    }
    if action == .askAutorotation {
      world.screen.isTurnPermitted = shouldAutorotate(decider, to: orientation)
    } else {
      // A controller that does not rotate is not asked for the orientations. Source: Apple's
      // documentation of `supportedInterfaceOrientations`.
      world.screen.isTurnPermitted =
        shouldAutorotate(decider)
        && supportedOrientations(of: decider, in: transition.container)
          .contains(OrientationMask(orientation))
    }
  }

  /// True if the app shares the screen of a pad with others.
  private var isMultitasking: Bool {
    let permission = world.screen.permission
    return world.device.idiom == .pad && world.holds(.multitaskingIsNotAsked)
      && !permission.requiresFullScreen && permission.orientations ?? .all == .all
  }

  /// The orientations that the controller and the app have in common. Source:
  /// `supportedinterfaceorientations-default`.
  private func supportedOrientations(of id: ObjectID, in window: ObjectID?) -> OrientationMask {
    let app = orientationsOfApp(in: window)
    guard !isMultitasking else { return app }
    var mask = world.defaultOrientations
    if world.objects.implements(.supportedInterfaceOrientations, id),
      case .orientations(let own) = world.deliver(.supportedInterfaceOrientations, to: id)
    {
      mask = own
    }
    let common = mask.intersection(app)
    if common.isEmpty, shouldAutorotate(id) {
      world.perform(.noCommonOrientation, subject: id, in: id)
    }
    return common
  }

  /// Source: `shouldautorotate-deprecated-ios16`.
  private func shouldAutorotate(_ id: ObjectID) -> Bool {
    guard !isMultitasking, world.objects.implements(.shouldAutorotate, id) else {
      return true
    }
    if case .boolean(false) = world.deliver(.shouldAutorotate, to: id) { return false }
    return true
  }

  /// Returns true if a controller lets the interface have an orientation, as UIKit asks until iOS
  /// 5.
  func shouldAutorotate(_ id: ObjectID, to orientation: Orientation) -> Bool {
    let reply = world.deliver(.shouldAutorotateTo, to: id, [.symbol(orientation.name)])
    if case .boolean(let answer) = reply { return answer }
    guard world.holds(.uprightByDefault) else { return true }
    var isAllowed = orientation == .portrait
    world.descend {
      switch world.controllers[id].kind {
      case .navigationController:
        if let top = world.containers.childToShow(in: id) {
          isAllowed = shouldAutorotate(top, to: orientation)
        }
      case .tabBarController:
        isAllowed = world.controllers[id].children.allSatisfy {
          shouldAutorotate($0, to: orientation)
        }
      default: break
      }
    }
    return isAllowed
  }

  // MARK: Following who decides

  /// Source: `setneedsupdateofsupportedorientations-ios16`.
  func setNeedsUpdateOfSupportedOrientations() {
    world.screen.setNeedsConforming(world.originOfWhatBegins())
  }

  func attemptRotationToDeviceOrientation() {
    guard let (_, decider) = controllerThatDecides(), shouldAutorotate(decider) else { return }
    conformOrientation()
  }

  /// Source: `requestgeometryupdate-ios16`.
  func requestGeometry(_ mask: OrientationMask) -> Bool {
    guard !isMultitasking else { return false }
    if mask.contains(OrientationMask(world.device.orientation)) { return true }
    guard let wanted = mask.orientations.first(where: { mayRotate(to: $0) }) else {
      if world.holds(.refusedRequestTurns) { world.note(.refusedGeometryRequest) }
      return false
    }
    world.screen.request(wanted, world.originOfWhatBegins())
    return true
  }

  func updateOrientationIfNeeded() {
    guard world.screen.needsUpdate else { return }
    world.act(for: nil, world.screen.origin) { updateOrientation() }
  }

  private func updateOrientation() {
    if let wanted = world.screen.takeRequest() {
      change(to: world.screen.change(to: wanted), animated: true)
    }
    guard world.screen.takeNeedsConforming() else { return }
    conformOrientation()
  }

  /// Turns the interface to an orientation that the deciding controller now allows.
  func conformOrientation() {
    guard let wanted = allowedOrientation() else { return }
    turnInterface(to: wanted, animated: true)
  }

  /// A new orientation that the interface has to have, or that the held device permits.
  private func allowedOrientation() -> Orientation? {
    guard world.isCalled(.supportedInterfaceOrientations),
      let (window, decider) = controllerThatDecides(), !isMultitasking
    else { return nil }
    let isOverriding =
      world.objects.implements(.supportedInterfaceOrientations, decider)
    guard isOverriding || hasOwnOrientations || world.screen.held != nil else {
      return nil
    }
    let mask = supportedOrientations(of: decider, in: window)
    let held = world.screen.held ?? world.device.orientation
    let wanted: Orientation
    if mask.contains(OrientationMask(held)) {
      wanted = held
    } else if mask.contains(OrientationMask(world.device.orientation)) {
      wanted = world.device.orientation
    } else {
      wanted = mask.orientations.first ?? world.device.orientation
    }
    return wanted == world.device.orientation ? nil : wanted
  }

  /// The window turns before its first layout if the root does not support the orientation at
  /// launch. Source: `launch-forced-landscape-mattneub-ios15`.
  func conformAtLaunch(_ window: ObjectID, _ transition: Transition) {
    guard let root = transition.to, world.rootViewController(of: window) == root,
      let wanted = orientationAtLaunch(of: root),
      let index = world.transitions.place(of: transition.id)
    else { return }
    world.screen.noteTurnAtLaunch(to: wanted)
    world.transitions[index].change = world.screen.change(to: wanted)
  }

  private func orientationAtLaunch(of root: ObjectID) -> Orientation? {
    guard world.holds(.launchUpright) else { return allowedOrientation() }
    guard let held = world.screen.held, shouldAutorotate(root, to: held) else {
      return nil
    }
    return held
  }

  /// The interface begins upright, and the root is asked for permission to follow the device.
  func askAtLaunch(_ transition: Transition) {
    guard let root = transition.to, let held = world.screen.held else { return }
    _ = shouldAutorotate(root, to: held)
  }
}

extension WindowChanges {
  func setPermission(_ permission: AppPermission) -> Bool {
    guard world.windows.allSatisfy({ world.views[$0].rootViewController == nil }) else {
      return false
    }
    world.screen.permission = permission
    if let mask = permission.orientations,
      !mask.contains(OrientationMask(world.device.orientation)),
      let first = mask.orientations.first
    {
      turnInterface(to: first, animated: false)
    }
    return true
  }
}

// The actions of the user and the system.
extension World {
  /// Turns the device; the interface follows if the app and the controller in front allow it.
  public func rotate(to orientation: Orientation) {
    WindowChanges(world: self).rotate(to: orientation)
  }

  /// Gives the app an Info.plist, whose orientations limit the interface at launch.
  /// - Returns: True if the app has not launched yet. An app that shows something has launched.
  public func setPermission(_ permission: AppPermission) -> Bool {
    WindowChanges(world: self).setPermission(permission)
  }
}
