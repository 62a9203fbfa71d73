// The gestures that the user holds or could begin.
extension Gestures {
  /// The gesture that the user holds.
  var held: HeldGesture? {
    guard let held = world.transitions.heldGesture, let place = world.transitions.place(of: held),
      let motion = world.choreographies[world.transitions[place].choreography].motion
    else { return nil }
    switch motion {
    case .pop: return .swipeBack
    case .dismiss, .resist: return .sheetSwipe
    case .page, .curl:
      let pages = world.transitions[place].container
      return pages.map { world.pages[$0].turnDirection } == .reverse ? .pageReverse : .pageForward
    case .push, .present, .tab, .child, .keyboardComes, .keyboardGoes: return nil
    }
  }

  func mayBegin(_ gesture: HeldGesture) -> Bool {
    guard world.stop == nil, world.activity != .background, world.transitions.heldGesture == nil
    else { return false }
    do throws(GestureError) {
      switch gesture {
      case .swipeBack: _ = try navigationToSwipeBack()
      case .pageForward: return try mayTurn(.forward)
      case .pageReverse: return try mayTurn(.reverse)
      case .sheetSwipe:
        try checkGesture(.sheetSwipeGesture)
        // A sheet with several detents cannot be moved by a part of the way.
        return try world.sheets.settledSheetInFront().sheet.list.count == 1
      }
      return true
    } catch {
      return false
    }
  }

  /// Returns true if there may be a page in a direction. A data source that has not been asked may have
  /// a page.
  private func mayTurn(_ direction: PageDirection) throws(GestureError) -> Bool {
    guard let pages = visibleContainer(.pageViewController),
      let page = world.containers.displayedChild(of: pages),
      world.transitions.running(in: pages) == nil
    else { return false }
    try checkTakesTouches(pages)
    let record = world.pages[pages]
    if record[direction].page != nil { return true }
    guard record[direction].isUnknown else { return false }
    return world.alive(record.dataSource) != nil
      || record.sourcePage(nextTo: page, direction) != nil
  }
}

extension World {
  /// The gesture that the user holds.
  public var heldGesture: HeldGesture? { Gestures(world: self).held }

  /// The gestures that the user could begin now. No code is asked, so the code may still refuse a
  /// gesture.
  public var possibleGestures: [HeldGesture] {
    // A copy has no hook to the code, and keeps nothing of what the questions change.
    let gestures = Gestures(world: copy())
    return HeldGesture.allCases.filter { gestures.mayBegin($0) }
  }
}
