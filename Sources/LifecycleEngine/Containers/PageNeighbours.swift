// A scrolling page view controller keeps the pages before and after the page on screen. The
// controller asks for both pages when a drag begins, and for the next page after a turn. The next
// page is loaded. Source: `pagevc-delegate-scroll-wisdomskyduan`,
// `pagevc-neighbours-loaded-nrlnishan`.
extension PageViewControllers {
  func forgetNeighbours(in id: ObjectID) {
    keepNeighbour(.unknown, in: id, .reverse)
    keepNeighbour(.unknown, in: id, .forward)
  }

  private func keepNeighbour(
    _ neighbour: NeighbourPage, in id: ObjectID, _ direction: PageDirection
  ) {
    let old = world.pages[id][direction]
    if let page = neighbour.page { world.retain(page) }
    world.pages[id][direction] = neighbour
    if let page = old.page { world.release(page) }
  }

  /// When the interface turns, the delegate of a curling page view controller chooses the spine.
  func askForSpines(_ change: WindowChange, in window: ObjectID) {
    guard change.orientation != change.oldOrientation else { return }
    world.windowChanges.forEachController(in: window) { id in
      guard world.controllers[id].kind == .pageViewController,
        world.pages[id].style == .pageCurl
      else { return }
      _ = world.deliver(
        .pageSpineLocation, toDelegate: world.pages[id].delegate, from: id,
        [.symbol(change.orientation.name)])
    }
  }

  /// Asks for the page in the direction of the user's drag.
  func askForDraggedPage(_ transition: Transition) {
    guard let id = transition.container, let page = transition.to else { return }
    world.pages[id].dragged = nextPage(
      after: page, in: id, world.pages[id].turnDirection)
  }

  /// Asks the data source for the unknown pages, the next page first.
  func askForNeighbours(of page: ObjectID, in id: ObjectID) {
    if world.pages[id][.forward].isUnknown { ask(for: .forward, of: page, in: id) }
    if world.pages[id][.reverse].isUnknown { ask(for: .reverse, of: page, in: id) }
  }

  private func ask(for direction: PageDirection, of page: ObjectID, in id: ObjectID) {
    let answer = neighbour(of: page, in: id, direction)
    // The data source may have set another page meanwhile.
    guard world.containers.displayedChild(of: id) == page else { return }
    keepNeighbour(answer.map { .known($0) } ?? .none, in: id, direction)
  }

  /// After a turn, the page before the turn is a neighbour, and the other neighbour is asked for
  /// and loaded. After a turn in code, both neighbours are asked for, unless the page before the
  /// turn stays.
  func loadNeighbours(_ transition: Transition) {
    guard let id = transition.container, let page = transition.to, let left = transition.from,
      world.containers.displayedChild(of: id) == page
    else { return }
    forgetNeighbours(in: id)
    let stays = transition.isAnimated && world.holds(.pageLeftByCodeStaysNeighbour)
    if transition.isInteractive || stays {
      let isForward = world.pages[id].turnDirection == .forward
      keepNeighbour(.known(left), in: id, isForward ? .reverse : .forward)
    }
    askForNeighbours(of: page, in: id)
    if let next = world.pages[id].after.page { world.act(as: id) { world.loadViewIfNeeded(next) } }
    if let previous = world.pages[id].before.page {
      world.act(as: id) { world.loadViewIfNeeded(previous) }
    }
  }

  /// Returns true if a new page is turned to: outside a window without animation.
  func turnsPages(_ id: ObjectID) -> Bool {
    world.containers.isShowing(id) || world.appearanceState(of: id) == .appeared
      || showsPagesBeforeItAppears(id)
  }

  /// A page view controller with a loaded view shows a page even before its own appearance. Source:
  /// `pagevc-setvcs-in-viewdidload-so48653763`.
  func showsPagesBeforeItAppears(_ id: ObjectID) -> Bool {
    let record = world.controllers[id]
    return record.kind == .pageViewController && record.view != nil && record.appearanceNumber == 0
  }
}
