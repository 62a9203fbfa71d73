@testable import LifecycleEngine

// The end of a random world.
extension RandomWorld {
  /// Lets go of everything: nothing may stay alive, and nothing may have died before.
  func tearDown() {
    guard world.stop == nil else { return }
    isTornDown = true
    world.beginTurn()
    if world.isGestureHeld {
      attempt("finish") { () throws(GestureError) in try world.finishSwipe() }
    }
    world.setRootViewController(nil, of: world.windows[0])
    world.endTurn()
    world.runUntilIdle()
    for object in everything where world.isDeallocated(object) {
      fail("\(object.index) is gone although it is held")
    }
    dismissAll()
    world.beginTurn()
    for object in everything + (completion.map { [$0] } ?? []) { world.release(object) }
    world.endTurn()
    world.runUntilIdle()
    for object in everything where !world.isDeallocated(object) {
      fail("\(object.index) leaks, with \(world.strongCount(of: object)) references")
    }
  }

  /// What is presented over a root that was replaced holds its presenter until it is dismissed.
  private func dismissAll() {
    for object in everything
    where world.kind(of: object) == .controller
      && world.presentedViewController(of: object) != nil
    {
      world.beginTurn()
      world.dismiss(object, animated: false, completion: nil)
      world.endTurn()
      world.runUntilIdle()
    }
  }
}
