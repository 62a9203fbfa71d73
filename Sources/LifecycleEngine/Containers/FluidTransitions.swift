// Pushes and pops that the user can reverse while they are moving: zooms from iOS 18 on, and all
// from iOS 26 on.
extension NavigationControllers {
  /// A push or pop that the user could reverse ends at once, and the next transition begins in the
  /// same turn.
  func endFluidTransition(in navigation: ObjectID) {
    guard world.navigations[navigation].stack.count > 1,
      let running = world.transitions.first(where: { $0.container == navigation && $0.from != nil }
      ),
      running.isAnimated, !running.isInteractive, running.wait == .animation,
      running.animator == nil
    else { return }
    let isPush = running.choreography == ChoreographyIndex.navigationPush.rawValue
    let isFluid =
      world.holds(isPush ? .interruptedPush : .interruptedPop)
      || world.holds(isPush ? .interruptedZoomPush : .interruptedZoomPop)
        && zooms(isPush ? running.to : running.from)
    if isFluid { world.resume(running.id, from: .animation) }
  }

  /// Returns true if the controller comes and goes with a zoom.
  func zooms(_ id: ObjectID?) -> Bool { id.map { world.prefersZoom($0) } ?? false }
}
