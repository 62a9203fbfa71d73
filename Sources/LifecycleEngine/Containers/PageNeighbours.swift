/// A page next to the one on screen, as far as a page view controller knows it.
enum NeighbourPage: Equatable {
  case unknown
  /// The data source has none.
  case none
  /// Held strongly.
  case known(ObjectID)

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var page: ObjectID? {
    if case .known(let page) = self { return page }
    return nil
  }
}

// A scrolling page view controller keeps the pages on both sides of the one on screen. It asks for
// them when a drag begins, and after a turn for the one that is next; that one it loads.
// Source: `pagevc-delegate-scroll-wisdomskyduan`, `pagevc-neighbours-loaded-nrlnishan`.
extension World {
  /// What a page view controller holds beside its children.
  func contents(of record: PageRecord) -> [ObjectID] {
    var held = record.source
    if let page = record.before.page { held.append(page) }
    if let page = record.after.page { held.append(page) }
    if let request = record.request {
      held += [request.page] + [request.completion].compactMap { $0 }
    }
    return held
  }

  func forgetNeighbours(in id: ObjectID) {
    keepNeighbour(.unknown, in: id, .reverse)
    keepNeighbour(.unknown, in: id, .forward)
  }

  private func keepNeighbour(
    _ neighbour: NeighbourPage, in id: ObjectID, _ direction: PageDirection
  ) {
    let slot = containerSlot(id)
    let old = direction == .forward ? pages[slot].after : pages[slot].before
    if let page = neighbour.page { retain(page) }
    if direction == .forward {
      pages[slot].after = neighbour
    } else {
      pages[slot].before = neighbour
    }
    if let page = old.page { release(page) }
  }

  /// When the interface turns, the delegate of one that curls its pages says where the spine is.
  func askForSpines(_ change: WindowChange, in window: ObjectID) {
    guard change.orientation != change.oldOrientation else { return }
    forEachController(in: window) { id in
      guard controllers[controllerSlot(id)].kind == .pageViewController,
        pages[containerSlot(id)].style == .pageCurl
      else { return }
      _ = deliver(
        .pageSpineLocation, toDelegate: pages[containerSlot(id)].delegate, from: id,
        [.symbol(change.orientation.name)])
    }
  }

  /// Asks for the page that the user drags towards.
  func askForDraggedPage(_ transition: Transition) {
    guard let id = transition.container, let page = transition.to else { return }
    pages[containerSlot(id)].dragged = nextPage(
      after: page, in: id, pages[containerSlot(id)].turnDirection)
  }

  /// Asks the data source for what is not known, the next page first.
  func askForNeighbours(of page: ObjectID, in id: ObjectID) {
    if pages[containerSlot(id)].after.isUnknown { ask(for: .forward, of: page, in: id) }
    if pages[containerSlot(id)].before.isUnknown { ask(for: .reverse, of: page, in: id) }
  }

  private func ask(for direction: PageDirection, of page: ObjectID, in id: ObjectID) {
    let answer = neighbour(of: page, in: id, direction)
    // The data source may have set another page meanwhile.
    guard displayedChild(of: id) == page else { return }
    keepNeighbour(answer.map { .known($0) } ?? .none, in: id, direction)
  }

  /// After a turn the page that was left is a neighbour, and the other one is asked for and loaded;
  /// after a turn in code both are, unless the page that was left stays.
  func loadNeighbours(_ transition: Transition) {
    guard let id = transition.container, let page = transition.to, let left = transition.from,
      displayedChild(of: id) == page
    else { return }
    forgetNeighbours(in: id)
    let stays = transition.isAnimated && holds(.pageLeftByCodeStaysNeighbour)
    if transition.isInteractive || stays {
      let isForward = pages[containerSlot(id)].turnDirection == .forward
      keepNeighbour(.known(left), in: id, isForward ? .reverse : .forward)
    }
    askForNeighbours(of: page, in: id)
    if let next = pages[containerSlot(id)].after.page { act(as: id) { loadViewIfNeeded(next) } }
    if let previous = pages[containerSlot(id)].before.page {
      act(as: id) { loadViewIfNeeded(previous) }
    }
  }

  /// Whether a new page is turned to: outside a window without animation.
  func turnsPages(_ id: ObjectID) -> Bool {
    isShowing(id) || appearanceState(of: id) == .appeared || showsPagesBeforeItAppears(id)
  }

  /// A page view controller that has its view shows a page it is given, even before it has appeared
  /// itself. Source: `pagevc-setvcs-in-viewdidload-so48653763`.
  func showsPagesBeforeItAppears(_ id: ObjectID) -> Bool {
    let record = controllers[controllerSlot(id)]
    return record.kind == .pageViewController && record.view != nil && record.appearanceNumber == 0
  }
}
