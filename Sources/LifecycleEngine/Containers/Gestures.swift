/// The user's fingers: the views that get touches, and the held gesture. Each action happens in the
/// running turn.
struct Gestures {
  let world: World

  func tapBack() throws(GestureError) {
    let navigation = try navigationToGoBack()
    world.navigation.requestPop(from: navigation)
  }

  /// Chooses a controller in the menu of the back button.
  func tapBack(to target: ObjectID) throws(GestureError) {
    try checkGesture(.backMenu)
    let navigation = try navigationToGoBack()
    guard world.navigations[navigation].stack.dropLast().contains(target) else {
      throw .nothingThere("a navigation controller with that controller below the top")
    }
    world.navigation.requestPop(to: target, from: navigation, animated: true)
  }

  func beginSwipeBack() throws(GestureError) {
    let navigation = try navigationToSwipeBack()
    world.navigation.requestPop(from: navigation, interactive: true)
  }

  /// The navigation controller whose recognizer takes a swipe from the edge.
  func navigationToSwipeBack() throws(GestureError) -> ObjectID {
    guard world.transitions.heldGesture == nil else { throw .alreadyHeld }
    try checkGesture(.swipeBackGesture)
    let navigation = try navigationToGoBack(bySwipe: true)
    // From iOS 26 on a swipe over the content goes back, too. Source: `content-swipe-nativephp481`.
    guard
      world.navigations[navigation].edgeSwipe.isEnabled
        || world.maySwipeBackFromContent(in: navigation)
    else {
      throw .ignoresTouches("the gesture of the navigation controller is disabled")
    }
    return navigation
  }

  /// Throws if the simulated release does not have the gesture of a rule.
  func checkGesture(_ rule: Rule) throws(GestureError) {
    guard world.holds(rule) else { throw .notOnRelease(first: rule.releases.first) }
  }

  /// The front navigation controller, if the controller takes touches and has more than a root.
  /// While a swipe settles, the stack is not final, so the transition is checked first.
  private func navigationToGoBack(bySwipe: Bool = false) throws(GestureError) -> ObjectID {
    let nothing = GestureError.nothingThere("a navigation controller with something to go back to")
    guard let innermost = visibleContainer(.navigationController) else { throw nothing }
    world.navigation.endFluidTransition(in: innermost)
    try checkTakesTouches(innermost)
    var navigation = innermost
    // The bar of an outer stack stays on screen while an inner stack stands at its root. Source:
    // `n-nested-stack-e2e`.
    while world.navigations[navigation].stack.count < 2, let outer = outerNavigation(of: navigation)
    {
      navigation = outer
    }
    guard world.navigations[navigation].stack.count > 1 else { throw nothing }
    let needsNoButton = bySwipe && swipesWithoutButton(navigation)
    // A collapsed split view controller nests stacks directly, and shows one bar for both.
    let bar = world.parent(of: innermost) == navigation ? innermost : navigation
    guard needsNoButton || !world.holds(.backButton) || world.navigation.hasBackButton(bar) else {
      throw .nothingThere("a navigation bar with a back button")
    }
    return navigation
  }

  /// Returns true if a swipe back begins where the bar shows no back button.
  private func swipesWithoutButton(_ navigation: ObjectID) -> Bool {
    if world.holds(.ownDelegateNeedsNoBackButton),
      !world.navigations[navigation].edgeSwipe.hasDelegateOfUIKit
    {
      return true
    }
    return world.holds(.zoomNeedsNoBackButton)
      && world.navigation.zooms(world.viewControllers(ofNavigation: navigation).last)
  }

  /// The nearest navigation controller around a controller.
  private func outerNavigation(of id: ObjectID) -> ObjectID? {
    var current = world.parent(of: id)
    while let ancestor = current, world.controllers[ancestor].kind != .navigationController {
      current = world.parent(of: ancestor)
    }
    return current
  }

  /// Throws if a transition runs in a container or in an ancestor.
  /// - Parameters:
  ///   - container: The container of the touched view.
  ///   - tabBar: The tab bar controller whose bar is touched. The bar takes touches while a tab fades
  ///     in. Source: `n-tabs-e2e-order`.
  func checkTakesTouches(
    _ container: ObjectID, onBarOf tabBar: ObjectID? = nil
  ) throws(GestureError) {
    guard world.holds(.touchesWaitForTransition) else { return }
    var current: ObjectID? = container
    while let id = current {
      if world.controllers[id].kind.showsOneChild,
        let running = world.transitions.running(in: id), id != tabBar
      {
        throw running == world.transitions.heldGesture ? .alreadyHeld : .transitionRunning
      }
      current = world.controllers[id].parent
    }
  }

  func beginPageSwipe(_ direction: PageDirection) throws(GestureError) {
    guard world.transitions.heldGesture == nil else { throw .alreadyHeld }
    guard let pages = visibleContainer(.pageViewController) else {
      throw .nothingThere("a page view controller")
    }
    try checkTakesTouches(pages)
    guard world.paging.beginPageGesture(in: pages, direction) else {
      throw .nothingThere("a page view controller with a page in that direction")
    }
  }

  func tapTab(_ index: Int) throws(GestureError) {
    guard let tabBar = visibleContainer(.tabBarController) else {
      throw .nothingThere("a tab bar controller")
    }
    let count = world.tabBars.count(of: tabBar)
    guard (0..<count).contains(index) else {
      throw .nothingThere("a tab bar controller with a tab \(index), counted from 0,")
    }
    let hasMore =
      world.holds(.moreTab) && world.device.idiom == .phone
      && count > 5
    guard !hasMore || index < 4 else {
      throw .nothingThere("a tab bar controller with a tab \(index) that is not behind More")
    }
    guard !world.containers.isTabBarHidden(in: tabBar) else {
      throw .nothingThere("a tab bar controller with a visible tab bar")
    }
    try checkTakesTouches(tabBar, onBarOf: tabBar)
    world.tabBars.tapTab(index, of: tabBar)
  }

  /// Moves the finger of the held gesture. UIKit calls no code for the move: the logs of swipes have no
  /// callback between the beginning and the release.
  func moveSwipe(to progress: Double) throws(GestureError) {
    guard let held = world.transitions.heldGesture,
      let place = world.transitions.place(of: held)
    else { throw .notHeld }
    if let sheet = world.transitions[place].container,
      world.presentations.record(of: sheet).map({ $0.sheet.list.count > 1 }) == true
    {
      throw .unknown(
        "a sheet with several detents changes its height with the finger, and no source shows the "
          + "layouts; let go without a move, or write 'dragSheet(to:)'")
    }
    world.transitions[place].percentComplete = progress
  }

  func finishSwipe() throws(GestureError) { try endSwipe(cancelled: false) }

  func cancelSwipe() throws(GestureError) { try endSwipe(cancelled: true) }

  private func endSwipe(cancelled: Bool) throws(GestureError) {
    guard let held = world.transitions.heldGesture else { throw .notHeld }
    world.transitions.letGo(of: held)
    if cancelled { world.cancel(held) } else { world.resume(held, from: .gesture) }
  }

  /// The front container of a kind, found by following the child that each container shows.
  func visibleContainer(_ kind: UIKitClass) -> ObjectID? {
    for window in world.views.windowsFromFront {
      guard let root = world.views[window].rootViewController else { continue }
      if let found = innermost(kind, from: root) { return found }
    }
    return nil
  }

  private func innermost(_ kind: UIKitClass, from id: ObjectID) -> ObjectID? {
    // A presented controller takes the touches, unless a sheet leaves some to the views below.
    if let up = world.controllers[id].presented {
      if let found = innermost(kind, from: up) { return found }
      guard let sheet = world.presenting.presentation(of: up),
        world.sheets.isUndimmed(behind: sheet)
      else { return nil }
    }
    let shown = world.containers.shownChildren(of: id)
    var found: ObjectID?
    world.descend {
      for child in shown.reversed() where found == nil { found = innermost(kind, from: child) }
    }
    if let found { return found }
    return world.controllers[id].kind == kind ? id : nil
  }
}

// The actions of the user.
extension World {
  /// True if a gesture is held.
  public var isGestureHeld: Bool { transitions.heldGesture != nil }

  /// The container of a kind that the user's touches reach, the innermost one.
  public func frontContainer(_ kind: UIKitClass) -> ObjectID? {
    Gestures(world: self).visibleContainer(kind)
  }

  /// Taps the back button of the visible navigation controller.
  /// - Throws: If no navigation controller with more than a root is visible or takes touches.
  public func tapBack() throws(GestureError) { try Gestures(world: self).tapBack() }

  /// Holds the back button of the visible navigation controller, and chooses a controller in its menu.
  /// - Parameter target: The controller, which is below the top of the stack.
  /// - Throws: As `tapBack()`; also if the stack lacks the controller, or if the release has no menu.
  public func tapBack(to target: ObjectID) throws(GestureError) {
    try Gestures(world: self).tapBack(to: target)
  }

  /// Begins a swipe back from the screen's edge, and holds the swipe.
  /// - Throws: As `tapBack()`; also if a gesture is held, or if the release has no such swipe.
  public func beginSwipeBack() throws(GestureError) { try Gestures(world: self).beginSwipeBack() }

  /// Returns the navigation controller in which a swipe back from the edge would begin.
  /// - Throws: As `beginSwipeBack()`.
  public func navigationToSwipeBack() throws(GestureError) -> ObjectID {
    try Gestures(world: self).navigationToSwipeBack()
  }

  /// Returns true if the recognizer of the content, which iOS 26 brought, may begin a swipe back.
  public func maySwipeBackFromContent(in navigation: ObjectID) -> Bool {
    holds(.contentSwipeBackGesture) && navigations[navigation].contentSwipe.isEnabled
  }

  /// Begins a swipe that turns a page, and holds the swipe.
  /// - Parameter direction: Forward is to the page after the page on screen.
  /// - Throws: If no page view controller with a page in that direction is visible or takes
  ///   touches, or if a gesture is held.
  public func beginPageSwipe(_ direction: PageDirection) throws(GestureError) {
    try Gestures(world: self).beginPageSwipe(direction)
  }

  /// Taps a tab of the visible tab bar controller.
  /// - Parameter index: The number of the tab, counted from 0.
  /// - Throws: If no tab bar controller with that tab before More is visible or takes touches.
  public func tapTab(_ index: Int) throws(GestureError) { try Gestures(world: self).tapTab(index) }

  /// Moves the finger that holds a gesture.
  /// - Parameter progress: The part of the way to the end of the gesture, from 0 to 1.
  /// - Throws: If no gesture is held, or if no source tells the calls of the move.
  public func moveSwipe(to progress: Double) throws(GestureError) {
    try Gestures(world: self).moveSwipe(to: progress)
  }

  /// Releases the held gesture, which completes.
  /// - Throws: If no gesture is held.
  public func finishSwipe() throws(GestureError) { try Gestures(world: self).finishSwipe() }

  /// Releases the held gesture, which is cancelled.
  /// - Throws: If no gesture is held.
  public func cancelSwipe() throws(GestureError) { try Gestures(world: self).cancelSwipe() }
}
