// The start of the app: until its scene is in front, no window shows anything.
extension World {
  /// What the app is called in messages of the system.
  static var applicationID: String { "com.example.Scenario" }

  /// The app starts: what `UIApplicationMain` does once the author's delegates are there.
  /// - Parameter hasStoryboard: Whether the app has a main storyboard, which the author's code is
  ///   then asked for its first controller.
  /// - Returns: Whether it could start, which an app cannot that shows something.
  public func launch(hasStoryboard: Bool) -> Bool {
    guard windows.allSatisfy({ views[viewSlot($0)].rootViewController == nil }) else {
      return false
    }
    for window in windows { setHidden(true, ofWindow: window) }
    process.key = nil
    process.activity = .inactive
    process.launch = LaunchState(hasStoryboard: hasStoryboard, isConnecting: hasScenes)
    start(.launch, in: nil, from: nil, to: nil, animated: false)
    process.launch.hasStoryboard = false
    return true
  }

  func makeInitialController() {
    guard process.launch.hasStoryboard, let window = windows.first,
      case .object(let root) = notify(.initialController)
    else { return }
    setRootViewController(root, of: window)
  }

  /// The window of a main storyboard becomes visible, and what the windows were given while the scene
  /// connected is shown.
  func showWindows() {
    if process.launch.hasStoryboard, let window = windows.first {
      process.key = window
      setHidden(false, ofWindow: window)
    }
    guard process.launch.isConnecting else { return }
    process.launch.isConnecting = false
    for window in windows where !views[viewSlot(window)].isHidden {
      guard let root = views[viewSlot(window)].rootViewController else { continue }
      start(.rootAppearance, in: window, from: nil, to: root, animated: false)
    }
  }

  func warnOfMissingScenes() {
    warn(
      "This process does not adopt UIScene lifecycle. This will become an assert in a future "
        + "version.")
  }

  func warnOfRequiredScenes() {
    warn(
      "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
        + "future.")
  }

  func complainOfMissingRoot() {
    guard stop == nil,
      windows.contains(where: {
        !views[viewSlot($0)].isHidden && views[viewSlot($0)].rootViewController == nil
      })
    else { return }
    let text =
      "Application windows are expected to have a root view controller at the end of application "
      + "launch"
    guard holds(.emptyWindowRaises) else { return warn(text) }
    raise("NSInternalInconsistencyException", text)
  }
}

/// What is special while the app starts.
struct LaunchState: Equatable {
  var hasStoryboard = false
  /// Whether the scene is not in front yet, so that windows show nothing.
  var isConnecting = false
}
