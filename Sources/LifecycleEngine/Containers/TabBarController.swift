/// What the world knows of a tab bar controller beside its children.
struct TabRecord {
  /// The tabs in order, held strongly.
  var viewControllers: [ObjectID] = []
  var selectedIndex = 0
  /// The child on screen.
  var displayed: ObjectID?
}

extension World {
  /// The tabs in order.
  public func viewControllers(ofTabBar id: ObjectID) -> [ObjectID] {
    tabs[containerSlot(id)].viewControllers
  }

  /// Gives a tab bar controller its tabs; none of them is loaded by it.
  public func setViewControllers(_ controllers: [ObjectID], ofTabBar id: ObjectID) {
    let slot = containerSlot(id)
    let old = tabs[slot].viewControllers
    for controller in controllers { retain(controller) }
    tabs[slot].viewControllers = controllers
    tabs[slot].selectedIndex = 0
    for controller in old where !controllers.contains(controller) { removeFromParent(controller) }
    for controller in controllers where !old.contains(controller) {
      addChild(controller, to: id)
      perform(.childArrival, subject: controller, in: id)
    }
    followOffScreen(id)
    for controller in old { release(controller) }
  }

  func forget(_ child: ObjectID, inTabBar id: ObjectID) {
    let slot = containerSlot(id)
    guard let index = tabs[slot].viewControllers.firstIndex(of: child) else { return }
    tabs[slot].viewControllers.remove(at: index)
    tabs[slot].selectedIndex = max(
      0, min(tabs[slot].selectedIndex, tabs[slot].viewControllers.count - 1))
    autorelease(child)
  }

  /// The selected tab's controller.
  public func selectedViewController(of id: ObjectID) -> ObjectID? {
    let record = tabs[containerSlot(id)]
    return record.viewControllers.indices.contains(record.selectedIndex)
      ? record.viewControllers[record.selectedIndex] : nil
  }

  /// The selected tab, from 0.
  public func selectedIndex(of id: ObjectID) -> Int { tabs[containerSlot(id)].selectedIndex }
}
