/// The app as seen by the system: the background, the return, and memory warnings.
struct AppProcess {
  let world: World

  var keyWindow: ObjectID? {
    world.alive(world.process.key) ?? world.process.key.flatMap { windowInPlace(of: $0) }
  }

  /// A window is hidden: if the window was key, the next window becomes key.
  func passKeyOn(from window: ObjectID) {
    if keyWindow == window { world.process.makeKey(windowInPlace(of: window) ?? window) }
  }

  private func windowInPlace(of window: ObjectID) -> ObjectID? {
    guard world.holds(.keyPassesOn) else { return nil }
    return world.windows.last { $0 != window && !world.views[$0].isHidden }
  }

  func enterBackground() -> Bool {
    guard world.activity == .active else { return false }
    if world.isGestureHeld, world.holds(.backgroundCancelsGesture) { try? world.cancelSwipe() }
    if world.device.idiom == .pad { world.note(.padInBackground) }
    if world.device.idiom == .pad, showsSplitView { world.note(.splitInBackground) }
    notePictures()
    world.textEditing.mayMove(.keyboardInBackground)
    world.perform(.background, from: nil, to: nil)
    return true
  }

  func enterForeground() -> Bool {
    guard world.activity == .background else { return false }
    notePictures()
    world.textEditing.mayMove(.keyboardInBackground)
    world.perform(.foreground, from: nil, to: nil)
    world.runLoop.releaseHeld()
    return true
  }

  private func notePictures() {
    guard world.holds(.darkPicturesDiffer), world.screen.traits.style == .dark else { return }
    world.note(.picturesInDark)
  }

  private var showsSplitView: Bool {
    world.controllers.contains {
      $0.kind == .splitViewController && !world.isDeallocated($0.id) && world.isInWindow($0.view)
    }
  }

  /// Ends the app. A suspended app is told nothing.
  func terminate() {
    if world.activity != .background {
      if world.isGestureHeld, world.holds(.backgroundCancelsGesture) { try? world.cancelSwipe() }
      world.perform(.termination, from: nil, to: nil)
      for name in ["didEnterBackgroundNotification", "willEnterForegroundNotification"] {
        let calls = UnknownCalls.termination.limited(to: CodeEffects(prints: true, acts: true))
        world.mayPost(name, calls)
        SystemNotification.ofScene(beside: name).map { world.mayPost($0, calls) }
      }
      world.note(.termination(telling: unknownNews))
    } else if hasScenes {
      world.note(
        .terminationInBackground(
          isHeard: mayHear(.sceneDidDisconnect, world.currentSceneDelegate)))
    }
    if world.stop == nil { world.stop = .terminated }
  }

  /// The callbacks of the delegates that may come at the end of the app. A delegate without the
  /// method misses nothing.
  private var unknownNews: [Callback] {
    guard hasScenes else {
      return [.applicationDidEnterBackground, .applicationWillEnterForeground].filter {
        mayHear($0, world.currentAppDelegate)
      }
    }
    let ofScene: [Callback] = [
      .sceneDidEnterBackground, .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
    ]
    return ofScene.filter { mayHear($0, world.currentSceneDelegate) }
      + [.applicationConfiguration].filter { mayHear($0, world.currentAppDelegate) }
  }

  private func mayHear(_ callback: Callback, _ delegate: ObjectID?) -> Bool {
    world.isCalled(callback)
      && (delegate.map { world.objects.implements(callback, $0) } ?? true)
  }

  var hasScenes: Bool {
    guard world.holds(.scenes) else { return false }
    guard let delegate = world.currentAppDelegate else { return true }
    return world.currentSceneDelegate != nil
      || world.objects.implements(.applicationConfiguration, delegate)
  }

  func perform(_ action: ProcessAction) {
    switch action {
    case .tellApp(let callback): tell(callback, world.process.appDelegate)
    case .askForConfiguration:
      if world.currentAppDelegate != nil {
        tell(.applicationConfiguration, world.process.appDelegate)
      }
    case .tellScene(let callback):
      let start = world.trace.events.count
      tell(callback, world.process.sceneDelegate)
      world.process.toldScene = start..<world.trace.events.count
    case .post(let name): postAll(name)
    case .postKeyboard(let news): world.textEditing.post(news)
    case .become(let activity): world.process.become(activity)
    case .takeSnapshot(let style):
      showStyle(style)
      layOutForSnapshot()
    case .endSnapshots: showStyle(nil)
    case .loadSplitViews: loadSplitViews()
    case .warnControllers: warnControllers()
    case .makeInitialController: makeInitialController()
    case .connect: connect()
    case .showWindows: showWindows()
    case .complainOfMissingRoot: complainOfMissingRoot()
    case .warnOfMissingScenes: warnOfMissingScenes()
    case .warnOfRequiredScenes: warnOfRequiredScenes()
    }
  }

  /// Calls the author's delegate, or else the app's own delegate.
  private func tell(_ callback: Callback, _ delegate: ObjectID?) {
    guard world.stop == nil else { return }
    let values = [EventValue](repeating: .none, count: callback.argumentLabels.count)
    guard let delegate = world.alive(delegate) else {
      return world.record(callback, receiver: .app, values, step: world.current.step)
    }
    guard world.objects.implements(callback, delegate) else { return }
    world.deliver(callback, to: delegate, values)
  }

  /// Posts the notification of the scene and that of the application.
  private func postAll(_ name: String) {
    let first = world.trace.events.count
    if world.holds(.scenes), let own = SystemNotification.ofScene(beside: name) {
      if hasScenes {
        post(SystemNotification(name: own))
      } else {
        world.mayPost(own, .sceneUnasked)
      }
    }
    let start = world.trace.events.count
    post(SystemNotification(name: name))
    world.noteUnordered(.sceneNotification, first..<start, start..<world.trace.events.count)
    if let told = world.process.toldScene {
      world.noteUnordered(.sceneNotification, told, first..<start)
    }
    world.process.toldScene = nil
    noteUnordered(start)
  }

  func post(_ notification: SystemNotification) {
    guard world.stop == nil else { return }
    world.notify(.post(notification))
  }

  private func showStyle(_ style: InterfaceStyle?) {
    world.screen.takePicture(in: style)
    for window in world.windows where !world.isHidden(window) {
      world.traitEnvironment.updateTraits(in: window)
    }
  }

  private func layOutForSnapshot() {
    for controller in world.controllers where !world.isDeallocated(controller.id) {
      guard let view = controller.view, world.isInWindow(view) else { continue }
      world.setNeedsLayout(view)
    }
    world.layout.update()
  }

  private func loadSplitViews() {
    let known = world.controllers.map { $0.id }
    for id in known where !world.isDeallocated(id) {
      guard world.controllers[id].kind == .splitViewController,
        let tabs = world.parent(of: id), world.controllers[tabs].kind == .tabBarController,
        let view = world.controllers[tabs].view, world.isInWindow(view)
      else { continue }
      world.splitViews.arrangeColumnsForFirstAppearance(of: id)
    }
  }

  /// No source orders the controllers and the observers of a memory warning, whose events came last.
  private func noteUnordered(_ start: Int) {
    guard let warning = world.process.firstWarned, warning <= start else { return }
    world.process.firstWarned = nil
    world.noteUnordered(.memoryWarning, warning..<start, start..<world.trace.events.count)
  }

  private func warnControllers() {
    world.process.firstWarned = world.trace.events.count
    let known = world.controllers.map { $0.id }
    for id in known where !world.isDeallocated(id) {
      world.retain(id)
      world.deliver(.didReceiveMemoryWarning, to: id)
      world.release(id)
    }
  }

  /// UIKit's own `didReceiveMemoryWarning`, which may unload a view without a superview.
  func unloadViewIfUnneeded(of id: ObjectID) {
    let record = world.controllers[id]
    guard world.holds(.unloadingAtWarning),
      !world.holds(.containerViewsStay) || record.kind == .viewController,
      let view = record.view,
      world.superview(of: view) == nil, record.appearance == .disappeared
    else { return }
    world.perform(.viewUnloading, subject: id)
  }
}

// The actions of the system.
extension World {
  /// The user leaves the app.
  /// - Returns: True if the app was in front.
  public func enterBackground() -> Bool { AppProcess(world: self).enterBackground() }

  /// The user comes back to the app.
  /// - Returns: True if the app was in the background.
  public func enterForeground() -> Bool { AppProcess(world: self).enterForeground() }

  /// True if the app would not launch on the release of its SDK, because the app has no scenes.
  /// Source: `scene-lifecycle-required-27`, `scene-required-sdk-27`.
  public var lacksRequiredScenes: Bool { sdk.isNewerThanModeled && !hasScenes }

  /// The user removes the app from the app switcher.
  public func terminate() { AppProcess(world: self).terminate() }

  /// The system is short of memory.
  public func warnOfMemory() { perform(.memoryWarning, from: nil, to: nil) }
}
