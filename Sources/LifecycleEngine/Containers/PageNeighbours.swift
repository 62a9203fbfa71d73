// A scrolling page view controller keeps the pages on both sides of the one on screen. It asks for
// them when a drag begins, and after a turn for the one that is next; that one it loads.
// Source: `pagevc-delegate-scroll-wisdomskyduan`, `pagevc-neighbours-loaded-nrlnishan`.
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

  /// When the interface turns, the delegate of one that curls its pages says where the spine is.
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

  /// Asks for the page that the user drags towards.
  func askForDraggedPage(_ transition: Transition) {
    guard let id = transition.container, let page = transition.to else { return }
    world.pages[id].dragged = nextPage(
      after: page, in: id, world.pages[id].turnDirection)
  }

  /// Asks the data source for what is not known, the next page first.
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

  /// After a turn the page that was left is a neighbour, and the other one is asked for and loaded;
  /// after a turn in code both are, unless the page that was left stays.
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

  /// A page view controller that has its view shows a page it is given, even before it has appeared
  /// itself. Source: `pagevc-setvcs-in-viewdidload-so48653763`.
  func showsPagesBeforeItAppears(_ id: ObjectID) -> Bool {
    let record = world.controllers[id]
    return record.kind == .pageViewController && record.view != nil && record.appearanceNumber == 0
  }
}
