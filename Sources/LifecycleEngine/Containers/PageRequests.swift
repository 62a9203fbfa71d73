/// A page that was set during a turn; the page and the completion are held strongly.
struct PageRequest: Equatable {
  var page: ObjectID
  var direction: PageDirection
  var isAnimated: Bool
  var completion: ObjectID?
  /// What led to it.
  var origin = Origin.none
}

// What is asked of a page view controller during a turn waits for the end of it, as the rule
// `pages-wait-for-turn` says.
extension World {
  func postpone(_ request: PageRequest, in id: ObjectID) {
    complainOfReentrantTurn(in: id)
    retain(request.page)
    if let completion = request.completion { retain(completion) }
    let old = pages[containerSlot(id)].request
    pages[containerSlot(id)].request = request
    pages[containerSlot(id)].request?.origin = originOfWhatBegins()
    if let old { letGo(of: old, in: id) }
  }

  /// A page whose turn never came, because another one was set.
  private func letGo(of request: PageRequest, in id: ObjectID) {
    setWithoutTurn(request.completion, of: id, isDone: false)
    release(request.page)
    if let completion = request.completion { release(completion) }
  }

  /// Turns to the page that was set during the turn that is over.
  func performRequest(in id: ObjectID) {
    guard !isBusy(id), let request = pages[containerSlot(id)].request else { return }
    pages[containerSlot(id)].request = nil
    act(for: nil, request.origin) {
      setPage(
        request.page, of: id, request.direction, animated: request.isAnimated,
        completion: request.completion)
    }
    release(request.page)
    if let completion = request.completion { release(completion) }
  }

  /// A turn that is asked for before the one under way has shown its page is reported for that page.
  /// Source: `warning-unbalanced-pagevc-reentrant`.
  private func complainOfReentrantTurn(in id: ObjectID) {
    guard let running = transitions.first(where: { $0.container == id && $0.from != nil }),
      let coming = running.to, appearanceState(of: coming) != .appeared
    else { return }
    perform(.unbalancedAppearance, subject: coming)
  }
}
