// Search controllers: the presentation and dismissal that UIKit performs itself.
extension PresentationControllers {
  /// Begins a search, unless a search is on already.
  /// - Returns: False where no source tells if the search begins: the owner is not on screen, or
  ///   something is on the way.
  func beginSearch(_ search: ObjectID) -> Bool {
    if isSearchActive(search) { return true }
    guard let owner = world.alive(world.searches[search].owner), isReadyForSearch(owner) else {
      return false
    }
    noteSearch(search)
    world.searches[search].isAutomatic = true
    world.perform(.searchStart, subject: search, in: owner)
    return true
  }

  /// Ends a search. The end of a search that is not on may still call the delegate.
  /// - Returns: False where no source tells if the search ends.
  func endSearch(_ search: ObjectID) -> Bool {
    guard isSearchActive(search) else {
      world.note(.inactiveSearch)
      return true
    }
    guard presentation(of: search)?.phase == .presented else { return false }
    noteSearch(search)
    world.searches[search].isAutomatic = true
    world.perform(.searchEnd, subject: search)
    return true
  }

  /// True from the call that presents to the call that dismisses.
  func isSearchActive(_ search: ObjectID) -> Bool {
    switch presentation(of: search)?.phase {
    case .presenting, .presented: true
    case .idle, .dismissing, nil: false
    }
  }

  /// Returns true if a controller has appeared, and nothing is presented over it.
  private func isReadyForSearch(_ owner: ObjectID) -> Bool {
    world.controllers[owner].appearance == .appeared
      && world.presentedViewController(of: owner) == nil
  }

  /// The user has tapped the search bar, which becomes the first responder.
  func tapSearchBar(of search: ObjectID) throws(GestureError) {
    guard let owner = world.alive(world.searches[search].owner) else {
      throw .unknown(
        "no navigation item has the search controller, and a search bar elsewhere is not simulated")
    }
    if isSearchActive(search) { return }
    try world.checkTap(on: .navigationBar, of: owner)
    guard isReadyForSearch(owner) else { throw .transitionRunning }
    for name in ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"] {
      world.mayPost("keyboard\(name)Notification", .searchKeyboard)
    }
    _ = beginSearch(search)
    world.perform(.searchResults, subject: search)
  }

  /// Notes what no source tells of a transition or a presentation during a search.
  /// - Parameter own: The search controller that comes or goes, which is no such transition.
  func noteDuringSearch(_ calls: UnknownCalls, besides own: ObjectID?) {
    guard !world.searches.isEmpty else { return }
    for record in world.controllers
    where record.kind == .searchController && record.id != own && isSearchActive(record.id) {
      if presentation(of: record.id)?.phase == .presenting { world.note(.transitionBesideSearch) }
      return world.note(calls)
    }
  }

  private func noteSearch(_ search: ObjectID) {
    world.note(.searching)
    if let updater = world.alive(world.searches[search].updater),
      world.objects.implements(.searchUpdateResults, updater)
    {
      world.note(.searchResults)
    }
  }

  // MARK: Steps

  func perform(_ action: SearchAction, on search: ObjectID) {
    guard let record = world.searches.record(of: search) else { return }
    func tell(_ callback: Callback) {
      guard record.isAutomatic else { return }
      _ = world.deliver(callback, toDelegate: record.delegate, from: search, [])
    }
    switch action {
    case .askToPresent:
      tell(.searchPresent)
      // The delegate may have presented the search controller, or begun something else.
      if isSearchActive(search) { world.searches[search].isAutomatic = false }
    case .tellWillPresent: tell(.searchWillPresent)
    case .arrive:
      guard record.isAutomatic, let owner = world.alive(record.owner) else { return }
      present(search, from: owner, animated: true, completion: nil)
      if !isSearchActive(search) { world.searches[search].isAutomatic = false }
    case .tellDidPresent:
      tell(.searchDidPresent)
      world.searches[search].isAutomatic = false
    case .tellWillDismiss: tell(.searchWillDismiss)
    case .leave: dismiss(search, animated: true, completion: nil)
    case .tellDidDismiss:
      tell(.searchDidDismiss)
      world.searches[search].isAutomatic = false
    case .askForResults:
      _ = world.deliver(.searchUpdateResults, toDelegate: record.updater, from: search, [])
    }
  }
}
