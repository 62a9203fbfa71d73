// The launch of the app. No window shows anything until the scene connects.
extension AppProcess {
  func launch(hasStoryboard: Bool) -> Bool {
    guard world.activity != .background,
      world.windows.allSatisfy({ world.views[$0].rootViewController == nil })
    else { return false }
    if world.device.idiom == .pad, world.device.windowSize != world.device.screenSize {
      world.note(.launchInPart)
    }
    for window in world.windows { world.setHidden(true, ofWindow: window) }
    world.process.beginLaunch(hasStoryboard: hasStoryboard, isConnecting: hasScenes)
    world.start(.launch, in: nil, from: nil, to: nil, animated: false)
    world.process.endLaunch()
    return true
  }

  func makeInitialController() {
    guard world.process.hasStoryboard, let window = world.windows.first,
      case .object(let root) = world.notify(.initialController)
    else { return }
    world.setRootViewController(root, of: window)
  }

  /// Makes the window of a main storyboard visible.
  func showWindows() {
    guard world.process.hasStoryboard, let window = world.windows.first else { return }
    world.process.makeKey(window)
    world.setHidden(false, ofWindow: window)
  }

  /// Shows the roots of the windows that are visible before the scene's delegate is told.
  func connect() {
    world.process.connect()
    for window in world.windows where !world.views[window].isHidden {
      guard let root = world.views[window].rootViewController else { continue }
      world.start(.rootAppearance, in: window, from: nil, to: root, animated: false)
    }
  }

  func warnOfMissingScenes() {
    world.warn(
      "This process does not adopt UIScene lifecycle. This will become an assert in a future "
        + "version.")
  }

  func warnOfRequiredScenes() {
    world.warn(
      "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
        + "future.")
  }

  func complainOfMissingRoot() {
    guard world.stop == nil,
      world.windows.contains(where: {
        !world.views[$0].isHidden && world.views[$0].rootViewController == nil
      })
    else { return }
    let text =
      "Application windows are expected to have a root view controller at the end of application "
      + "launch"
    guard world.holds(.emptyWindowRaises) else { return world.warn(text) }
    world.raise("NSInternalInconsistencyException", text)
  }
}

// The action of the system.
extension World {
  /// Launches the app, as `UIApplicationMain` does after the author's delegates are set.
  /// - Parameter hasStoryboard: True if the app has a main storyboard. The author's code is then
  ///   asked for the first controller.
  /// - Returns: True if the app could launch. An app that already shows something, or is in the
  ///   background, cannot launch.
  public func launch(hasStoryboard: Bool) -> Bool {
    AppProcess(world: self).launch(hasStoryboard: hasStoryboard)
  }
}
