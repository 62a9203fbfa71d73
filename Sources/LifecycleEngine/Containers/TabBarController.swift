/// What the world knows of a tab bar controller beside its children.
struct TabRecord: Equatable {
  /// The tabs in order, held strongly.
  var viewControllers: [ObjectID] = []
  var selectedIndex = 0
  /// The child on screen.
  var displayed: ObjectID?
  /// The delegate, held weakly.
  var delegate: ObjectID?
  var hidesTabBar = false
  /// Whether the delegate has refused the tap that is being handled.
  var refusesTap = false
}

/// What a tap on a tab does.
enum TabAction: Sendable { case shouldSelect, select, didSelect }

extension World {
  /// The tabs in order.
  public func viewControllers(ofTabBar id: ObjectID) -> [ObjectID] {
    tabs[containerSlot(id)].viewControllers
  }

  /// Gives a tab bar controller its tabs, none of which is loaded by it. All old ones leave first,
  /// those that come back too; one that stays on screen notices nothing else of it. The selected
  /// controller stays selected if it is still a tab; else what is at its place is, or the first.
  /// Source: `tab-setviewcontrollers`.
  public func setViewControllers(_ new: [ObjectID], ofTabBar id: ObjectID) {
    let slot = containerSlot(id)
    let old = tabs[slot].viewControllers
    let selected = selectedViewController(of: id)
    for controller in new { retain(controller) }
    tabs[slot].viewControllers = []
    remove(old, fromTabBar: id, for: new)
    // What they were told may have given it other tabs.
    let others = tabs[slot].viewControllers
    tabs[slot].viewControllers = []
    remove(others, fromTabBar: id, for: new)
    let replaced = old + others + tabs[slot].viewControllers
    tabs[slot].viewControllers = new
    if let place = new.firstIndex(where: { $0 == selected }) {
      tabs[slot].selectedIndex = place
    } else if tabs[slot].selectedIndex >= new.count {
      tabs[slot].selectedIndex = 0
    }
    for controller in new where parent(of: controller) != id || isMovingFromParent(controller) {
      takeIn(controller, to: id)
      perform(.childArrival, subject: controller, in: id)
    }
    showSelectedTab(of: id)
    for controller in replaced { release(controller) }
  }

  private func remove(_ old: [ObjectID], fromTabBar id: ObjectID, for new: [ObjectID]) {
    for controller in old where parent(of: controller) == id {
      if new.contains(controller) {
        perform(.childDeparture, subject: controller)
        removeFromParent(controller)
      } else {
        letGo(of: controller, from: id)
      }
    }
  }

  func forget(_ child: ObjectID, inTabBar id: ObjectID) {
    let slot = containerSlot(id)
    guard let index = tabs[slot].viewControllers.firstIndex(of: child) else { return }
    tabs[slot].viewControllers.remove(at: index)
    if index < tabs[slot].selectedIndex { tabs[slot].selectedIndex -= 1 }
    if tabs[slot].selectedIndex >= tabs[slot].viewControllers.count {
      tabs[slot].selectedIndex = 0
    }
    autorelease(child)
    showSelectedTab(of: id)
  }

  /// The selected tab's controller.
  public func selectedViewController(of id: ObjectID) -> ObjectID? {
    let record = tabs[containerSlot(id)]
    return record.viewControllers.indices.contains(record.selectedIndex)
      ? record.viewControllers[record.selectedIndex] : nil
  }

  /// The selected tab, from 0.
  public func selectedIndex(of id: ObjectID) -> Int { tabs[containerSlot(id)].selectedIndex }

  /// Selects a tab, from 0; nothing happens where there is none.
  public func selectTab(_ index: Int, of id: ObjectID) {
    let slot = containerSlot(id)
    guard tabs[slot].viewControllers.indices.contains(index) else { return }
    tabs[slot].selectedIndex = index
    showSelectedTab(of: id)
  }

  /// Selects the tab that shows a controller.
  public func selectTab(showing controller: ObjectID, of id: ObjectID) {
    guard let index = tabs[containerSlot(id)].viewControllers.firstIndex(of: controller) else {
      return perform(.selectedStranger, subject: controller, in: id)
    }
    selectTab(index, of: id)
  }

  /// Switches from the tab on screen to the selected one; one that is not on screen yet comes with
  /// the tab bar controller.
  func showSelectedTab(of id: ObjectID) {
    guard isShowing(id) || appearanceState(of: id) == .appeared else { return followOffScreen(id) }
    let displayed = displayedChild(of: id)
    let selected = selectedViewController(of: id)
    guard displayed != selected, runningTransition(in: id) == nil else {
      // The tab that has to wait is loaded all the same.
      if let selected, isShowing(id) { act(as: id) { loadViewIfNeeded(selected) } }
      return
    }
    guard let displayed else {
      if appearanceState(of: id) == .appeared {
        startFirstAppearanceOfDisplayedChild(in: id, animated: false)
      }
      return
    }
    // The tab bar controller has only just been told that it will appear, and its tab has not.
    if appearanceState(of: id) == .appearing, appearanceState(of: displayed) == .disappeared {
      removeView(of: displayed)
      takeOut(displayed, of: id)
      return setDisplayedChild(nil, of: id)
    }
    start(.tabSwitch, in: id, from: displayed, to: selected, animated: false)
  }

  // MARK: The user and the delegate

  /// Sets the delegate of a tab bar controller, which is held weakly.
  public func setTabBarDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    tabs[containerSlot(id)].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func tabBarDelegate(of id: ObjectID) -> ObjectID? {
    alive(tabs[containerSlot(id)].delegate)
  }

  /// What a tap on a tab does. The delegate is asked and told even of the tab that is selected, whose
  /// navigation controller goes back to its root.
  func tapTab(_ index: Int, of id: ObjectID) {
    perform(.tabTap, subject: tabs[containerSlot(id)].viewControllers[index], in: id)
  }

  func perform(_ action: TabAction, _ transition: Transition) {
    guard let id = transition.container, let tapped = transition.to else { return }
    let slot = containerSlot(id)
    switch action {
    case .shouldSelect:
      let answer = deliver(
        .tabShouldSelect, toDelegate: tabs[slot].delegate, from: id, [.object(tapped)])
      var isRefused = false
      if case .boolean(false) = answer { isRefused = true }
      tabs[slot].refusesTap = isRefused || !tabs[slot].viewControllers.contains(tapped)
    case .select: if !tabs[slot].refusesTap { show(tapped, tappedIn: id) }
    case .didSelect:
      guard !tabs[slot].refusesTap else { return }
      _ = deliver(.tabDidSelect, toDelegate: tabs[slot].delegate, from: id, [.object(tapped)])
    }
  }

  private func show(_ tapped: ObjectID, tappedIn id: ObjectID) {
    guard selectedViewController(of: id) == tapped else {
      return selectTab(showing: tapped, of: id)
    }
    if controllers[controllerSlot(tapped)].kind == .navigationController {
      requestPopToRoot(from: tapped)
    }
  }
}
