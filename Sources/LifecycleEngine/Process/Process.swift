/// What an app is doing.
public enum AppActivity: Sendable {
  /// It is in front and gets touches.
  case active
  /// It is in front, or about to be, and gets no touches.
  case inactive
  /// It is not on screen.
  case background

  /// The name of `UIApplication.State`.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}

/// What the system tells the app.
enum ProcessAction: Sendable {
  /// Tells the delegate of the application.
  case tellApp(Callback)
  /// Asks the delegate of the application how its scene is set up, if it answers that.
  case askForConfiguration
  /// Tells the delegate of the scene.
  case tellScene(Callback)
  case post(String)
  case become(AppActivity)
  /// Lays out every controller's view on screen for a picture of the app.
  case layOutForSnapshot
  /// Loads the split view controllers of tabs that were never selected, with their columns.
  case loadSplitViews
  /// Tells every controller that is alive.
  case warnControllers
  case makeInitialController
  /// Shows the windows that are to be visible when the app has started.
  case showWindows
  case complainOfMissingRoot
  /// Reports an app without the life cycle of scenes, in two texts.
  case warnOfMissingScenes, warnOfRequiredScenes
}

/// The app as the system sees it.
struct ProcessState: Equatable {
  var activity = AppActivity.active
  var launch = LaunchState()
  /// The author's delegates of the application and of its scene; they are not held.
  fileprivate var appDelegate: ObjectID?
  fileprivate var sceneDelegate: ObjectID?
  /// The key window; it is not held.
  var key: ObjectID?
}

// The app as the system sees it: it goes to the background, comes back, and is short of memory.
extension World {
  /// What the app is doing.
  public var activity: AppActivity { process.activity }

  /// Sets the delegate of the application; it is not held.
  public func setAppDelegate(_ delegate: ObjectID?) { process.appDelegate = delegate }
  /// Sets the delegate of the scene; it is not held.
  public func setSceneDelegate(_ delegate: ObjectID?) { process.sceneDelegate = delegate }
  /// The delegate of the application, if it is alive.
  public var currentAppDelegate: ObjectID? { alive(process.appDelegate) }
  /// The delegate of the scene, if it is alive.
  public var currentSceneDelegate: ObjectID? { alive(process.sceneDelegate) }

  /// The key window; if it is gone, the one that has taken its place.
  public var keyWindow: ObjectID? {
    alive(process.key) ?? process.key.flatMap { windowInPlace(of: $0) }
  }
  /// Makes a window the key window.
  public func makeKey(_ window: ObjectID) { process.key = window }

  /// A window is hidden: if it was the key window, the next one is.
  func passKeyOn(from window: ObjectID) {
    if keyWindow == window { process.key = windowInPlace(of: window) ?? window }
  }

  private func windowInPlace(of window: ObjectID) -> ObjectID? {
    guard holds(.keyPassesOn) else { return nil }
    return windows.last { $0 != window && !views[viewSlot($0)].isHidden }
  }

  /// Ends the app because an object has no method of a name.
  public func raiseUnrecognizedSelector(_ name: String, of object: ObjectID) {
    perform(.unrecognizedSelector, subject: object, missing: name)
  }

  /// Whether the notification center forgets an observer that is gone.
  public var forgetsGoneObservers: Bool { holds(.goneObserversGetNothing) }

  /// The user leaves the app.
  /// - Returns: Whether it was in front.
  public func enterBackground() -> Bool {
    guard activity == .active else { return false }
    if isGestureHeld, holds(.backgroundCancelsGesture) { try? cancelSwipe() }
    perform(.background, from: nil, to: nil)
    return true
  }

  /// The user comes back to the app.
  /// - Returns: Whether it was in the background.
  public func enterForeground() -> Bool {
    guard activity == .background else { return false }
    perform(.foreground, from: nil, to: nil)
    return true
  }

  /// The system is short of memory.
  public func warnOfMemory() { perform(.memoryWarning, from: nil, to: nil) }

  /// Whether the app has scenes: not if the author gave it a delegate of the application only, as apps
  /// without a scene manifest have; one that sets scenes up is for such a manifest.
  public var hasScenes: Bool {
    guard holds(.scenes) else { return false }
    guard let delegate = currentAppDelegate else { return true }
    return currentSceneDelegate != nil
      || classRecord(of: delegate).implements.contains(.applicationConfiguration)
  }

  func perform(_ action: ProcessAction) {
    switch action {
    case .tellApp(let callback): tell(callback, process.appDelegate)
    case .askForConfiguration:
      if currentAppDelegate != nil { tell(.applicationConfiguration, process.appDelegate) }
    case .tellScene(let callback): tell(callback, process.sceneDelegate)
    case .post(let name): post(name)
    case .become(let activity): process.activity = activity
    case .layOutForSnapshot: layOutForSnapshot()
    case .loadSplitViews: loadSplitViews()
    case .warnControllers: warnControllers()
    case .makeInitialController: makeInitialController()
    case .showWindows: showWindows()
    case .complainOfMissingRoot: complainOfMissingRoot()
    case .warnOfMissingScenes: warnOfMissingScenes()
    case .warnOfRequiredScenes: warnOfRequiredScenes()
    }
  }

  /// Tells the author's delegate, or else the app's own.
  private func tell(_ callback: Callback, _ delegate: ObjectID?) {
    guard stop == nil else { return }
    let values = [EventValue](repeating: .none, count: callback.argumentLabels.count)
    guard let delegate = alive(delegate) else {
      return record(callback, receiver: .app, values, step: currentStep)
    }
    guard classRecord(of: delegate).implements.contains(callback) else { return }
    deliver(callback, to: delegate, values)
  }

  private func post(_ name: String) {
    guard stop == nil else { return }
    notify(.post(name))
  }

  private func layOutForSnapshot() {
    for controller in controllers where !isDeallocated(controller.id) {
      guard let view = controller.view, isInWindow(view) else { continue }
      setNeedsLayout(view)
    }
    update()
  }

  private func loadSplitViews() {
    let known = controllers.map { $0.id }
    for id in known where !isDeallocated(id) {
      guard controllers[controllerSlot(id)].kind == .splitViewController,
        let tabs = parent(of: id), controllers[controllerSlot(tabs)].kind == .tabBarController,
        let view = controllers[controllerSlot(tabs)].view, isInWindow(view)
      else { continue }
      arrangeColumnsForFirstAppearance(of: id)
    }
  }

  private func warnControllers() {
    let known = controllers.map { $0.id }
    for id in known where !isDeallocated(id) {
      retain(id)
      deliver(.didReceiveMemoryWarning, to: id)
      release(id)
    }
  }

  /// What `didReceiveMemoryWarning` of UIKit's own does: it may let go of a view that has no superview.
  func unloadViewIfUnneeded(of id: ObjectID) {
    let record = controllers[controllerSlot(id)]
    guard holds(.unloadingAtWarning), !holds(.containerViewsStay) || record.kind == .viewController,
      let view = record.view,
      superview(of: view) == nil, record.appearance == .disappeared
    else { return }
    perform(.viewUnloading, subject: id)
  }
}
