/// What the world knows of a page view controller beside its children.
struct PageRecord: Equatable {
  var style = PageTransitionStyle.scroll
  /// The page it shows or will show.
  var current: ObjectID?
  /// The page on screen.
  var displayed: ObjectID?
  /// The pages of the shorthand `UIPageViewController(.scroll, A, B, C)`, held strongly.
  var source: [ObjectID] = []
  /// The pages next to the one on screen, as far as they were asked for; only scrolling keeps them.
  var before = NeighbourPage.unknown
  var after = NeighbourPage.unknown
  /// Which way the user turns, or code did last.
  var turnDirection = PageDirection.forward
  /// The page the user turned to last, not held.
  var dragged: ObjectID?
  /// How many pages it was given when that was the wrong number.
  var refusedCount = 0
  /// What was asked for during the turn under way.
  var request: PageRequest?
  /// The data source and the delegate, held weakly.
  var dataSource: ObjectID?
  var delegate: ObjectID?
}

/// How a page view controller turns pages.
public enum PageTransitionStyle: Sendable { case scroll, pageCurl }

/// What the turn of a page does beside what every transition does.
enum PageAction: Sendable {
  case willTransition, didFinish, loadNeighbours, askForCount, askForIndex, askForDragged
}

/// Which way a page is turned.
public enum PageDirection: Sendable { case forward, reverse }

extension World {
  /// Sets the style; UIKit takes it at creation.
  public func setPageStyle(_ style: PageTransitionStyle, of id: ObjectID) {
    pages[containerSlot(id)].style = style
  }

  /// The style.
  public func pageStyle(of id: ObjectID) -> PageTransitionStyle { pages[containerSlot(id)].style }

  /// Gives a page view controller fixed pages to turn between.
  public func setPages(_ controllers: [ObjectID], of id: ObjectID) {
    for controller in controllers { retain(controller) }
    let old = pages[containerSlot(id)].source
    pages[containerSlot(id)].source = controllers
    forgetNeighbours(in: id)
    for controller in old { release(controller) }
  }

  /// Sets the data source, which is held weakly.
  public func setPageDataSource(_ source: ObjectID?, of id: ObjectID) {
    pages[containerSlot(id)].dataSource = source
    forgetNeighbours(in: id)
  }

  /// Sets the delegate, which is held weakly.
  public func setPageDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    pages[containerSlot(id)].delegate = delegate
  }

  /// The data source, if it is alive.
  public func pageDataSource(of id: ObjectID) -> ObjectID? {
    alive(pages[containerSlot(id)].dataSource)
  }

  /// The delegate, if it is alive.
  public func pageDelegate(of id: ObjectID) -> ObjectID? {
    alive(pages[containerSlot(id)].delegate)
  }

  /// The pages it shows: one, or none before the first is set.
  public func viewControllers(ofPages id: ObjectID) -> [ObjectID] {
    alive(pages[containerSlot(id)].current).map { [$0] } ?? []
  }

  /// What `setViewControllers(_:direction:animated:completion:)` does with several controllers or with
  /// none, where one is shown at a time: it raises an exception.
  public func refusePages(count: Int, of id: ObjectID) {
    pages[containerSlot(id)].refusedCount = count
    perform(.wrongPageCount, subject: id, in: id)
  }

  /// What `setViewControllers(_:direction:animated:completion:)` does with one controller.
  ///
  /// The containment of the new page is complete when the call returns, and so is the turn if it is
  /// not animated; the very first page is never animated. `didMove(toParent:)` is what the call does
  /// last. Source: `idpage-uipvc-replace-animated`, `idpage-uipvc-set-first-nonanimated`,
  /// `idpage-uipvc-set-first-animated-is-not-animated`, `pagevc-setvcs-in-viewdidload-so48653763`.
  /// - Parameters:
  ///   - controller: The page to show.
  ///   - id: The page view controller.
  ///   - direction: On which side the page before it is then.
  ///   - animated: Whether the page is turned.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func setPage(
    _ controller: ObjectID, of id: ObjectID, _ direction: PageDirection = .forward, animated: Bool,
    completion: ObjectID?
  ) {
    let old = alive(pages[containerSlot(id)].current)
    if holds(.pagesWaitForTurn), isBusy(id),
      old != controller || pages[containerSlot(id)].request != nil
    {
      return postpone(
        PageRequest(
          page: controller, direction: direction, isAnimated: animated, completion: completion),
        in: id)
    }
    // A turn to the page already shown is skipped.
    guard old != controller else { return setWithoutTurn(completion, of: id, isDone: true) }
    forgetNeighbours(in: id)
    pages[containerSlot(id)].turnDirection = direction
    if let old { perform(.childDeparture, subject: old) }
    let isNew = parent(of: controller) != id
    if isNew { addChild(controller, to: id) }
    guard parent(of: controller) == id else { return }
    replacePage(old, by: controller, in: id, animated: animated, completion: completion)
    if isNew, parent(of: controller) == id { perform(.childArrival, subject: controller, in: id) }
    if hasIndicator(id) { perform(.pageIndicator, subject: controller, in: id) }
  }

  /// Whether pages are scrolled and the data source says how many there are and which one is shown.
  private func hasIndicator(_ id: ObjectID) -> Bool {
    guard pages[containerSlot(id)].style == .scroll, let source = pageDataSource(of: id) else {
      return false
    }
    let implemented = classRecord(of: source).implements
    return implemented.contains(.pageCount) && implemented.contains(.pageIndex)
  }

  private func replacePage(
    _ old: ObjectID?, by controller: ObjectID, in id: ObjectID, animated: Bool,
    completion: ObjectID?
  ) {
    guard alive(pages[containerSlot(id)].current) == old, !isBusy(id) else {
      // A callback of these two has set another page, or this one already.
      if childToShow(in: id) != controller { removeFromParent(controller) }
      return setWithoutTurn(completion, of: id, isDone: false)
    }
    pages[containerSlot(id)].current = controller
    guard turnsPages(id) else {
      if let old { removeFromParent(old) }
      followOffScreen(id)
      return setWithoutTurn(completion, of: id, isDone: true)
    }
    if let old, old != displayedChild(of: id), !isComing(old, in: id) { removeFromParent(old) }
    turnToCurrentPage(of: id, animated: animated, completion: completion)
  }

  /// Turns from the page on screen to the current one; if the very first appearance is still under
  /// way, when that is over.
  private func turnToCurrentPage(of id: ObjectID, animated: Bool, completion: ObjectID?) {
    let displayed = displayedChild(of: id)
    guard let current = alive(pages[containerSlot(id)].current), current != displayed,
      displayed != nil || runningTransition(in: id) == nil
    else { return setWithoutTurn(completion, of: id, isDone: true) }
    if let completion { retain(completion) }
    start(
      turnChoreography(of: id), in: id, from: displayed, to: current,
      animated: animated && displayed != nil && isShowing(id),
      completion: completion,
      completionName: "setViewControllers")
  }

  /// After a transition the page on screen may not be the current one. One that never came, as a page
  /// that holds the page view controller's own view, comes at the earliest when that appears.
  func showCurrentPage(of id: ObjectID) {
    performRequest(in: id)
    guard turnsPages(id), !isBusy(id),
      displayedChild(of: id) != nil || appearanceState(of: id) != .disappeared
    else { return }
    turnToCurrentPage(of: id, animated: false, completion: nil)
  }

  func forget(_ child: ObjectID, inPages id: ObjectID) {
    let slot = containerSlot(id)
    if pages[slot].current == child { pages[slot].current = nil }
  }

  func setWithoutTurn(_ completion: ObjectID?, of id: ObjectID, isDone: Bool) {
    perform(.pageWithoutTurn, in: id, calling: completion, of: "setViewControllers", isDone: isDone)
  }

  private func contain(_ controller: ObjectID, in id: ObjectID) {
    guard controllers[controllerSlot(controller)].parent != id else { return }
    addChild(controller, to: id)
    perform(.childArrival, subject: controller, in: id)
  }

  private func turnChoreography(of id: ObjectID) -> ChoreographyIndex {
    pages[containerSlot(id)].style == .scroll ? .pageScroll : .pageCurl
  }

  /// Begins a turn that the user drives.
  /// - Returns: Whether there is a page in that direction, turned to or not.
  func beginPageGesture(in id: ObjectID, _ direction: PageDirection) -> Bool {
    guard let displayed = displayedChild(of: id), runningTransition(in: id) == nil else {
      return false
    }
    pages[containerSlot(id)].turnDirection = direction
    pages[containerSlot(id)].dragged = nil
    perform(.pageQuestion, subject: displayed, in: id)
    guard let next = alive(pages[containerSlot(id)].dragged), next != displayed,
      displayedChild(of: id) == displayed, runningTransition(in: id) == nil
    else { return false }
    contain(next, in: id)
    guard parent(of: next) == id else { return true }
    guard isShowing(id), displayedChild(of: id) == displayed, runningTransition(in: id) == nil
    else {
      // A callback has turned the page meanwhile, or taken the book away: the drag turns nothing.
      if childToShow(in: id) != next { removeFromParent(next) }
      return true
    }
    pages[containerSlot(id)].current = next
    let transition = start(
      turnChoreography(of: id), in: id, from: displayed, to: next, animated: true,
      interactive: true)
    if transitionIndex(transition) != nil { heldGesture = transition }
    return true
  }

  func nextPage(
    after page: ObjectID, in id: ObjectID, _ direction: PageDirection
  ) -> ObjectID? {
    guard pages[containerSlot(id)].style == .scroll else {
      return neighbour(of: page, in: id, direction)
    }
    askForNeighbours(of: page, in: id)
    let record = pages[containerSlot(id)]
    return (direction == .forward ? record.after : record.before).page
  }

  func neighbour(
    of page: ObjectID, in id: ObjectID, _ direction: PageDirection
  ) -> ObjectID? {
    let record = pages[containerSlot(id)]
    if let source = alive(record.dataSource) {
      let reply = deliver(
        direction == .forward ? .pageAfter : .pageBefore, toDelegate: source, from: id,
        [.object(page)])
      guard case .object(let next) = reply, kind(of: next) == .controller else { return nil }
      return next
    }
    guard let index = record.source.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return record.source.indices.contains(next) ? record.source[next] : nil
  }

  func perform(_ action: PageAction, _ transition: Transition) {
    switch action {
    case .willTransition: sendPageWillTransition(transition)
    case .didFinish: sendPageDidFinish(transition)
    case .loadNeighbours: loadNeighbours(transition)
    case .askForDragged: askForDraggedPage(transition)
    case .askForCount, .askForIndex:
      guard let id = transition.container else { return }
      _ = deliver(
        action == .askForCount ? .pageCount : .pageIndex,
        toDelegate: pages[containerSlot(id)].dataSource, from: id, [])
    }
  }

  private func sendPageWillTransition(_ transition: Transition) {
    guard let container = transition.container, let to = transition.to else { return }
    _ = deliver(
      .pageWillTransition, toDelegate: pages[containerSlot(container)].delegate, from: container,
      [.objects([to])])
  }

  private func sendPageDidFinish(_ transition: Transition) {
    guard let container = transition.container, let from = transition.from else { return }
    _ = deliver(
      .pageDidFinishAnimating, toDelegate: pages[containerSlot(container)].delegate,
      from: container,
      [.boolean(true), .objects([from]), .boolean(!transition.isCancelled)])
  }
}
