/// Why a user's action could not be done.
public enum GestureError: Error, Equatable, Sendable {
  /// Nothing on screen can be swiped or tapped that way; the text says what was looked for.
  case nothingThere(String)
  /// The release that is simulated has no such gesture; the first one that has it.
  case notOnRelease(first: Release)
  /// A gesture is already held.
  case alreadyHeld
  /// No gesture is held.
  case notHeld
  /// The app is not in the background.
  case alreadyInFront
  /// The app is not in front.
  case alreadyInBackground
  /// An app that launches shows nothing yet.
  case showing
  /// UIKit ignores touches in a container until its transition is over, or until it may be
  /// interrupted.
  case transitionRunning
  /// A view, or one that it is in, is hidden.
  case hidden
  /// What is presented over a view takes the touches.
  case covered
  /// The sheet in front has no detent of that identifier, or not in the room there is.
  case noSuchDetent
  /// The sheet in front rests at the detent already.
  case restsThere
  /// A view, or one that it is in, takes no touches; the text says why.
  case ignoresTouches(String)
}

// What the user's fingers do. Each action happens in the turn that is running.
extension World {
  /// Whether a gesture is held.
  public var isGestureHeld: Bool { heldGesture != nil }

  /// Taps the back button of the visible navigation controller.
  /// - Throws: If there is none with something to go back to, or it takes no touches.
  public func tapBack() throws(GestureError) {
    let navigation = try navigationToGoBack()
    requestPop(from: navigation)
  }

  /// Begins a swipe from the screen's edge that goes back, and holds it.
  /// - Throws: As `tapBack()`; also if a gesture is held, and on a release without such a swipe.
  public func beginSwipeBack() throws(GestureError) {
    guard heldGesture == nil else { throw .alreadyHeld }
    try checkGesture(.swipeBackGesture)
    let navigation = try navigationToGoBack(bySwipe: true)
    requestPop(from: navigation, interactive: true)
  }

  /// Fails where the release that is simulated does not have the gesture of a rule.
  func checkGesture(_ rule: Rule) throws(GestureError) {
    guard holds(rule) else { throw .notOnRelease(first: rule.releases.first) }
  }

  /// The navigation controller in front, if it takes touches and has something to go back to. While
  /// a swipe settles its stack is not what it will be, so the transition is looked at first.
  private func navigationToGoBack(bySwipe: Bool = false) throws(GestureError) -> ObjectID {
    let nothing = GestureError.nothingThere("a navigation controller with something to go back to")
    guard let innermost = visibleContainer(.navigationController) else { throw nothing }
    endFluidTransition(in: innermost)
    try checkTakesTouches(innermost)
    var navigation = innermost
    // A collapsed split view controller has navigation controllers on the stack of another one.
    while navigations[containerSlot(navigation)].stack.count < 2,
      let outer = parent(of: navigation), isNavigation(outer)
    {
      navigation = outer
    }
    guard navigations[containerSlot(navigation)].stack.count > 1 else { throw nothing }
    let needsNoButton =
      bySwipe && holds(.zoomNeedsNoBackButton)
      && zooms(viewControllers(ofNavigation: navigation).last)
    guard needsNoButton || !holds(.backButton) || hasBackButton(innermost) else {
      throw .nothingThere("a navigation bar with a back button")
    }
    return navigation
  }

  /// Throws if a transition runs in a container or in one that it is in.
  func checkTakesTouches(_ container: ObjectID) throws(GestureError) {
    guard holds(.touchesWaitForTransition) else { return }
    var current: ObjectID? = container
    while let id = current {
      if controllers[controllerSlot(id)].kind.showsOneChild,
        let running = runningTransition(in: id)
      {
        throw running == heldGesture ? .alreadyHeld : .transitionRunning
      }
      current = controllers[controllerSlot(id)].parent
    }
  }

  /// Begins a swipe that turns a page, and holds it.
  /// - Parameter direction: Forward is to the page after the one that is shown.
  /// - Throws: If no page view controller with a page in that direction is visible or takes touches, or
  ///   a gesture is held.
  public func beginPageSwipe(_ direction: PageDirection) throws(GestureError) {
    guard heldGesture == nil else { throw .alreadyHeld }
    guard let pages = visibleContainer(.pageViewController) else {
      throw .nothingThere("a page view controller")
    }
    try checkTakesTouches(pages)
    guard beginPageGesture(in: pages, direction) else {
      throw .nothingThere("a page view controller with a page in that direction")
    }
  }

  /// Taps a tab of the visible tab bar controller.
  /// - Parameter index: The number of the tab, counted from 0.
  /// - Throws: If no tab bar controller with that tab beside More is visible or takes touches.
  public func tapTab(_ index: Int) throws(GestureError) {
    guard let tabBar = visibleContainer(.tabBarController) else {
      throw .nothingThere("a tab bar controller")
    }
    guard tabs[containerSlot(tabBar)].viewControllers.indices.contains(index) else {
      throw .nothingThere("a tab bar controller with a tab \(index), counted from 0,")
    }
    let hasMore =
      holds(.moreTab) && device.idiom == .phone
      && tabs[containerSlot(tabBar)].viewControllers.count > 5
    guard !hasMore || index < 4 else {
      throw .nothingThere("a tab bar controller with a tab \(index) that is not behind More")
    }
    guard !isTabBarHidden(in: tabBar) else {
      throw .nothingThere("a tab bar controller with a visible tab bar")
    }
    try checkTakesTouches(tabBar)
    tapTab(index, of: tabBar)
  }

  /// Lets the held gesture go so that it completes.
  /// - Throws: If no gesture is held.
  public func finishSwipe() throws(GestureError) { try endSwipe(cancelled: false) }

  /// Lets the held gesture go so that everything goes back.
  /// - Throws: If no gesture is held.
  public func cancelSwipe() throws(GestureError) { try endSwipe(cancelled: true) }

  private func endSwipe(cancelled: Bool) throws(GestureError) {
    guard let held = heldGesture else { throw .notHeld }
    heldGesture = nil
    if cancelled { cancel(held) } else { resume(held, from: .gesture) }
  }

  /// The container of a kind that the user sees in front, following what each one shows.
  private func visibleContainer(_ kind: UIKitClass) -> ObjectID? {
    for window in windows.reversed() where !views[viewSlot(window)].isHidden {
      guard let root = views[viewSlot(window)].rootViewController else { continue }
      if let found = innermost(kind, from: root) { return found }
    }
    return nil
  }

  private func innermost(_ kind: UIKitClass, from id: ObjectID) -> ObjectID? {
    // What is presented takes the touches, but for a sheet that leaves some to what is under it.
    if let up = controllers[controllerSlot(id)].presented {
      if let found = innermost(kind, from: up) { return found }
      guard let sheet = presentation(of: up), isUndimmed(behind: sheet) else { return nil }
    }
    let shown = shownChildren(of: id)
    var found: ObjectID?
    descend {
      for child in shown.reversed() where found == nil { found = innermost(kind, from: child) }
    }
    if let found { return found }
    return controllers[controllerSlot(id)].kind == kind ? id : nil
  }
}
