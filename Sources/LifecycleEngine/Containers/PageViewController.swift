/// Page view controllers: the page on screen, the pages before and after, and the waiting requests.
struct PageViewControllers {
  let world: World

  func setPages(_ controllers: [ObjectID], of id: ObjectID) {
    for controller in controllers { world.retain(controller) }
    let old = world.pages[id].source
    world.pages[id].source = controllers
    forgetNeighbours(in: id)
    for controller in old { world.release(controller) }
  }

  func setPageDataSource(_ source: ObjectID?, of id: ObjectID) {
    // The pages of the shorthand are a data source, which another one replaces.
    setPages([], of: id)
    world.pages[id].dataSource = source
  }

  func refusePages(count: Int, of id: ObjectID) {
    world.pages[id].refusedCount = count
    world.perform(.wrongPageCount, subject: id, in: id)
  }

  /// Source: `idpage-uipvc-replace-animated`, `idpage-uipvc-set-first-nonanimated`,
  /// `idpage-uipvc-set-first-animated-is-not-animated`, `pagevc-setvcs-in-viewdidload-so48653763`.
  func setPage(
    _ controller: ObjectID, of id: ObjectID, _ direction: PageDirection = .forward, animated: Bool,
    completion: ObjectID?
  ) {
    let old = world.alive(world.pages[id].current)
    if world.holds(.pagesWaitForTurn), world.transitions.isBusy(id),
      old != controller || world.pages[id].request != nil
    {
      return postpone(
        PageRequest(
          page: controller, direction: direction, isAnimated: animated, completion: completion),
        in: id)
    }
    // A turn to the page already shown is skipped.
    guard old != controller else { return setWithoutTurn(completion, of: id, isDone: true) }
    forgetNeighbours(in: id)
    world.pages[id].turnDirection = direction
    if let old { world.perform(.childDeparture, subject: old) }
    let isNew = world.parent(of: controller) != id
    if isNew { world.addChild(controller, to: id) }
    guard world.parent(of: controller) == id else { return }
    replacePage(old, by: controller, in: id, animated: animated, completion: completion)
    if isNew, world.parent(of: controller) == id {
      world.perform(.childArrival, subject: controller, in: id)
    }
    if hasIndicator(id) { world.perform(.pageIndicator, subject: controller, in: id) }
  }

  /// Returns true if pages scroll sideways and the data source gives a page count and an index.
  /// Source: `page-indicator-header`.
  private func hasIndicator(_ id: ObjectID) -> Bool {
    guard world.pages[id].style == .scroll, !world.pages[id].isVertical,
      let source = world.pageDataSource(of: id)
    else {
      return false
    }
    let implemented = world.classRecord(of: source).implements
    return implemented.contains(.pageCount) && implemented.contains(.pageIndex)
  }

  private func replacePage(
    _ old: ObjectID?, by controller: ObjectID, in id: ObjectID, animated: Bool,
    completion: ObjectID?
  ) {
    guard world.alive(world.pages[id].current) == old, !world.transitions.isBusy(id) else {
      // A callback of the two controllers has set another page, or has already set this page.
      if world.containers.childToShow(in: id) != controller { world.removeFromParent(controller) }
      return setWithoutTurn(completion, of: id, isDone: false)
    }
    world.pages[id].current = controller
    guard turnsPages(id) else {
      if let old { world.removeFromParent(old) }
      world.containers.followOffScreen(id)
      return setWithoutTurn(completion, of: id, isDone: true)
    }
    if let old, old != world.containers.displayedChild(of: id),
      !world.transitions.isComing(old, in: id)
    {
      world.removeFromParent(old)
    }
    turnToCurrentPage(of: id, animated: animated, completion: completion)
  }

  /// Turns from the page on screen to the current page. During the first appearance, the turn waits
  /// for the end of the appearance.
  private func turnToCurrentPage(of id: ObjectID, animated: Bool, completion: ObjectID?) {
    let displayed = world.containers.displayedChild(of: id)
    guard let current = world.alive(world.pages[id].current), current != displayed,
      displayed != nil || world.transitions.running(in: id) == nil
    else { return setWithoutTurn(completion, of: id, isDone: true) }
    if let completion { world.retain(completion) }
    world.start(
      turnChoreography(of: id), in: id, from: displayed, to: current,
      animated: animated && displayed != nil && world.containers.isShowing(id),
      completion: completion,
      completionName: "setViewControllers")
  }

  /// After a transition, the page on screen may not be the current page. A page that never came,
  /// such as a page that holds the page view controller's own view, comes at the next appearance of
  /// the page view controller at the earliest.
  func showCurrentPage(of id: ObjectID) {
    performRequest(in: id)
    guard turnsPages(id), !world.transitions.isBusy(id),
      world.containers.displayedChild(of: id) != nil
        || world.appearanceState(of: id) != .disappeared
    else { return }
    turnToCurrentPage(of: id, animated: false, completion: nil)
  }

  func forget(_ child: ObjectID, inPages id: ObjectID) {
    if world.pages[id].current == child { world.pages[id].current = nil }
  }

  func setWithoutTurn(_ completion: ObjectID?, of id: ObjectID, isDone: Bool) {
    world.perform(
      .pageWithoutTurn, in: id, calling: completion, of: "setViewControllers", isDone: isDone)
  }

  private func contain(_ controller: ObjectID, in id: ObjectID) {
    guard world.controllers[controller].parent != id else { return }
    world.addChild(controller, to: id)
    world.perform(.childArrival, subject: controller, in: id)
  }

  private func turnChoreography(of id: ObjectID) -> ChoreographyIndex {
    world.pages[id].style == .scroll ? .pageScroll : .pageCurl
  }

  /// Begins a turn by the user.
  /// - Returns: True if there is a page in that direction, even if no turn begins.
  func beginPageGesture(in id: ObjectID, _ direction: PageDirection) -> Bool {
    guard let displayed = world.containers.displayedChild(of: id),
      world.transitions.running(in: id) == nil
    else {
      return false
    }
    world.pages[id].turnDirection = direction
    world.pages[id].dragged = nil
    world.perform(.pageQuestion, subject: displayed, in: id)
    guard let next = world.alive(world.pages[id].dragged), next != displayed,
      world.containers.displayedChild(of: id) == displayed, world.transitions.running(in: id) == nil
    else { return false }
    contain(next, in: id)
    guard world.parent(of: next) == id else { return true }
    guard world.containers.isShowing(id), world.containers.displayedChild(of: id) == displayed,
      world.transitions.running(in: id) == nil
    else {
      // A callback has turned the page meanwhile, or taken the book away: the drag turns nothing.
      if world.containers.childToShow(in: id) != next { world.removeFromParent(next) }
      return true
    }
    world.pages[id].current = next
    let transition = world.start(
      turnChoreography(of: id), in: id, from: displayed, to: next, animated: true,
      interactive: true)
    world.transitions.hold(transition)
    return true
  }

  func nextPage(
    after page: ObjectID, in id: ObjectID, _ direction: PageDirection
  ) -> ObjectID? {
    guard world.pages[id].style == .scroll else {
      return neighbour(of: page, in: id, direction)
    }
    askForNeighbours(of: page, in: id)
    return world.pages[id][direction].page
  }

  func neighbour(
    of page: ObjectID, in id: ObjectID, _ direction: PageDirection
  ) -> ObjectID? {
    let record = world.pages[id]
    if let source = world.alive(record.dataSource) {
      let reply = world.deliver(
        direction == .forward ? .pageAfter : .pageBefore, toDelegate: source, from: id,
        [.object(page)])
      guard case .object(let next) = reply, world.kind(of: next) == .controller else { return nil }
      return next
    }
    return record.sourcePage(nextTo: page, direction)
  }

  func perform(_ action: PageAction, _ transition: Transition) {
    switch action {
    case .willTransition: sendPageWillTransition(transition)
    case .didFinish: sendPageDidFinish(transition)
    case .loadNeighbours: loadNeighbours(transition)
    case .askForDragged: askForDraggedPage(transition)
    case .askForCount, .askForIndex:
      guard let id = transition.container else { return }
      _ = world.deliver(
        action == .askForCount ? .pageCount : .pageIndex,
        toDelegate: world.pages[id].dataSource, from: id, [])
    }
  }

  private func sendPageWillTransition(_ transition: Transition) {
    guard let container = transition.container, let to = transition.to else { return }
    _ = world.deliver(
      .pageWillTransition, toDelegate: world.pages[container].delegate, from: container,
      [.objects([to])])
  }

  private func sendPageDidFinish(_ transition: Transition) {
    guard let container = transition.container, let from = transition.from else { return }
    _ = world.deliver(
      .pageDidFinishAnimating, toDelegate: world.pages[container].delegate,
      from: container,
      [.boolean(true), .objects([from]), .boolean(!transition.isCancelled)])
  }
}
