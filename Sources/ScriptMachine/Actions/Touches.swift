import LifecycleEngine

// Touches on views, as decided by properties that the simulator only keeps.
extension ViewMembers {
  /// Throws if a view, or a view around the view, is set to take no touches.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func checkTakesTouches(_ field: ObjectID, _ name: String) throws(GestureError) {
    if isSwitchedOff(UnknownValues.isEnabled, of: field) {
      throw .ignoresTouches("\(name) is not enabled")
    }
    var current: ObjectID? = field
    while let view = current {
      let what = view == field ? name : "a view that \(name) is in"
      if isSwitchedOff(ViewMembers.interaction, of: view) {
        throw .ignoresTouches("\(what) has user interaction disabled")
      }
      if let alpha = kept(ViewMembers.opacity, of: view)?.number, alpha < 0.01 {
        throw .ignoresTouches("\(what) is transparent")
      }
      current = world.superview(of: view)
    }
  }

  /// Throws if no touch reaches a view, because of properties or frames.
  func checkTap(on view: ObjectID, _ name: String) throws(GestureError) {
    try checkTakesTouches(view, name)
    try world.checkTap(on: view, named: name)
    try checkGetsHit(view, name)
  }

  /// Returns true if a view certainly takes the touches that reach the view.
  func isInteractive(_ view: ObjectID) -> Bool {
    guard case .boolean(true)? = kept(ViewMembers.interaction, of: view) else { return false }
    return kept(ViewMembers.opacity, of: view)?.number.map { $0 >= 0.01 } ?? false
  }

  /// Throws if the view of the container that the user touches is set to take no touches.
  func checkFront(_ kind: UIKitClass) throws(GestureError) {
    guard let container = world.frontContainer(kind), let view = world.viewIfLoaded(of: container)
    else { return }
    try checkTakesTouches(view, "the view of the \(kind.name)")
    try checkSwiped(view, "the \(kind.name)")
  }

  /// Throws if the author's code has read the recognizers of a container or of a presented view. The
  /// recognizers are no objects here, so nobody knows if the code has disabled them.
  func checkRecognizers() throws(GestureError) {
    let isRead = heap.opaqueValues.members.keys.contains { member in
      guard member.name == UnknownValues.recognizers else { return false }
      guard case .object(let id) = member.owner, world.kind(of: id) == .view else { return true }
      return !world.isDeallocated(id) && world.controller(ofView: id) != nil
    }
    guard isRead else { return }
    throw .unknown(
      "the code uses the recognizers of a container or a presented view, which are not simulated; set "
        + "'isEnabled' of 'interactivePopGestureRecognizer', 'isModalInPresentation' or 'dataSource'"
    )
  }

  // MARK: Bars

  /// Throws if the script has set the bar of a container to take no touches.
  /// - Parameter bar: The property of the container with the bar.
  func checkTakesTouches(bar: Bar, of container: ObjectID) throws(GestureError) {
    let name = "the \(bar.name)"
    let switches = machine.controls.switches(of: bar.property, of: container)
    if switches[ViewMembers.interaction]?.isFalse == true {
      throw .ignoresTouches("\(name) has user interaction disabled")
    }
    if let alpha = switches[ViewMembers.opacity]?.number, alpha < 0.01 {
      throw .ignoresTouches("\(name) is transparent")
    }
    guard !switches.keys.contains(where: { UnknownValues.decidesPlace($0) }) else {
      throw .unknown("the place of \(name), which the code moves, is not simulated")
    }
    if let view = world.viewIfLoaded(of: container) {
      try checkTakesTouches(view, "the view around \(name)")
    }
    try checkUncovered(bar, of: container, name)
  }

  /// Returns true if the author's code disabled a bar button item or an action of an alert.
  func isDisabled(_ item: ObjectID) -> Bool {
    heap.kept(ViewMembers.isEnabled, of: item)?.isFalse == true
  }
}
