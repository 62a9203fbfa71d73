import LifecycleEngine

// The nesting of the controllers' views at the end of a turn.
extension ExampleObserver {
  /// Notes the controllers whose views the turn put into the view of a controller other than the
  /// parent.
  func findOrphans() {
    let begin = idles.last?.deeds ?? 0
    var seen: [ObjectID] = []
    for deed in deeds[min(begin, deeds.count)...].reversed() {
      guard let (view, owner) = moved(deed), !seen.contains(view), !world.isDeallocated(view)
      else { continue }
      seen.append(view)
      // A view that has another controller now, or none, is an ordinary view.
      guard let child = owner, world.isDeallocated(child) || world.viewIfLoaded(of: child) == view,
        let host = controller(around: view),
        world.parent(of: child) != host, !isBetween(host, child)
      else { continue }
      noteAlways(.leftWithoutParent(child, in: host), at: deed.range)
    }
  }

  /// The view that a deed put into another view, or left behind, with the view's controller.
  private func moved(_ deed: Deed) -> (view: ObjectID, owner: ObjectID?)? {
    switch deed.kind {
    case .addedView(let view, _, let owner): return (view, owner)
    // A removed child's view stays if no code removes the view. In a file of an app, other code may.
    case .contained(let call) where call.call == .removeFromParent && !isFile:
      return call.view.map { ($0, call.child) }
    default: return nil
    }
  }

  /// The presented controller that equals or contains a controller.
  func presentedController(around id: ObjectID?) -> ObjectID? {
    var current = id
    while let controller = current, let parent = world.parent(of: controller) { current = parent }
    guard let top = current, world.presentingViewController(of: top) != nil else { return nil }
    return top
  }

  /// The controller in whose view a view is.
  private func controller(around view: ObjectID) -> ObjectID? {
    var current = world.superview(of: view)
    while let id = current {
      if let controller = world.controller(ofView: id) { return controller }
      current = world.superview(of: id)
    }
    return nil
  }

  /// True if the host is an ancestor of the child. The view of a parent in between may be left out.
  private func isBetween(_ host: ObjectID, _ child: ObjectID) -> Bool {
    var current = world.parent(of: child)
    while let id = current {
      if id == host { return true }
      current = world.parent(of: id)
    }
    return false
  }
}
