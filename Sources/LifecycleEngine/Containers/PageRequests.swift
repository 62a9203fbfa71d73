// Requests during a turn wait for the end of the turn, as the rule `pages-wait-for-turn` says.
extension PageViewControllers {
  func postpone(_ request: PageRequest, in id: ObjectID) {
    complainOfReentrantTurn(in: id)
    world.retain(request.page)
    if let completion = request.completion { world.retain(completion) }
    let old = world.pages[id].request
    world.pages[id].request = request
    world.pages[id].request?.origin = world.originOfWhatBegins()
    if let old { letGo(of: old, in: id) }
  }

  /// Releases a page whose turn never came, because another page was set.
  private func letGo(of request: PageRequest, in id: ObjectID) {
    setWithoutTurn(request.completion, of: id, isDone: false)
    world.release(request.page)
    if let completion = request.completion { world.release(completion) }
  }

  /// Turns to the page that was set during the finished turn.
  func performRequest(in id: ObjectID) {
    guard !world.transitions.isBusy(id), let request = world.pages[id].request else { return }
    world.pages[id].request = nil
    world.act(for: nil, request.origin) {
      setPage(
        request.page, of: id, request.direction, animated: request.isAnimated,
        completion: request.completion)
    }
    world.release(request.page)
    if let completion = request.completion { world.release(completion) }
  }

  /// A turn that is requested before the running turn has shown its page is reported for that page.
  /// Source: `warning-unbalanced-pagevc-reentrant`.
  private func complainOfReentrantTurn(in id: ObjectID) {
    guard let running = world.transitions.first(where: { $0.container == id && $0.from != nil }),
      let coming = running.to, world.appearanceState(of: coming) != .appeared
    else { return }
    world.perform(.unbalancedAppearance, subject: coming)
  }
}
