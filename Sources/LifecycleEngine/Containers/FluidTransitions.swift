// Pushes and pops that the user can go back from while they are moving: those that zoom from iOS 18 on,
// and all of them from iOS 26 on.
extension World {
  /// Whether a controller's `preferredTransition` is a zoom.
  public func prefersZoom(_ id: ObjectID) -> Bool { controllers[controllerSlot(id)].prefersZoom }

  /// Sets whether a controller's `preferredTransition` is a zoom: with animation it is pushed and
  /// popped in one from then on. Source: `nav-interrupted-push-ios18`.
  public func setPrefersZoom(_ prefers: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].prefersZoom = prefers
  }

  /// Where the user can go back while a push or pop is still moving, it is over at once, and the next
  /// one begins in the same turn.
  func endFluidTransition(in navigation: ObjectID) {
    guard navigations[containerSlot(navigation)].stack.count > 1,
      let running = transitions.first(where: { $0.container == navigation && $0.from != nil }),
      running.isAnimated, !running.isInteractive, running.wait == .animation
    else { return }
    let isPush = running.choreography == ChoreographyIndex.navigationPush.rawValue
    let isFluid =
      holds(isPush ? .interruptedPush : .interruptedPop)
      || holds(isPush ? .interruptedZoomPush : .interruptedZoomPop)
        && zooms(isPush ? running.to : running.from)
    if isFluid { resume(running.id, from: .animation) }
  }

  /// Whether what comes or goes does so with a zoom.
  func zooms(_ id: ObjectID?) -> Bool { id.map { prefersZoom($0) } ?? false }
}
