// Pushes and pops that the user can go back from while they are moving: those that zoom from iOS 18 on,
// and all of them from iOS 26 on.
extension NavigationControllers {
  /// Where the user can go back while a push or pop is still moving, it is over at once, and the next
  /// one begins in the same turn.
  func endFluidTransition(in navigation: ObjectID) {
    guard world.navigations[navigation].stack.count > 1,
      let running = world.transitions.first(where: { $0.container == navigation && $0.from != nil }
      ),
      running.isAnimated, !running.isInteractive, running.wait == .animation
    else { return }
    let isPush = running.choreography == ChoreographyIndex.navigationPush.rawValue
    let isFluid =
      world.holds(isPush ? .interruptedPush : .interruptedPop)
      || world.holds(isPush ? .interruptedZoomPush : .interruptedZoomPop)
        && zooms(isPush ? running.to : running.from)
    if isFluid { world.resume(running.id, from: .animation) }
  }

  /// Returns true if what comes or goes does so with a zoom.
  func zooms(_ id: ObjectID?) -> Bool { id.map { world.prefersZoom($0) } ?? false }
}
