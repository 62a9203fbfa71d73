/// Tab bar controllers: the tabs, and the tab on screen.
struct TabBarControllers {
  let world: World

  /// Source: `tab-setviewcontrollers`.
  func setViewControllers(_ new: [ObjectID], ofTabBar id: ObjectID) {
    let old = world.tabs[id].viewControllers
    let selected = world.tabs[id].selected
    for controller in new { world.retain(controller) }
    world.tabs[id].viewControllers = []
    remove(old, fromTabBar: id, for: new)
    // A callback of the old tabs may have set other tabs.
    let others = world.tabs[id].viewControllers
    world.tabs[id].viewControllers = []
    remove(others, fromTabBar: id, for: new)
    let replaced = old + others + world.tabs[id].viewControllers
    world.tabs[id].replace(by: new, keeping: selected)
    for controller in new
    where world.parent(of: controller) != id || world.isMovingFromParent(controller) {
      world.navigation.takeIn(controller, to: id)
      world.perform(.childArrival, subject: controller, in: id)
    }
    showSelectedTab(of: id)
    for controller in replaced { world.release(controller) }
  }

  private func remove(_ old: [ObjectID], fromTabBar id: ObjectID, for new: [ObjectID]) {
    for controller in old where world.parent(of: controller) == id {
      if new.contains(controller) {
        world.perform(.childDeparture, subject: controller)
        world.removeFromParent(controller)
      } else {
        world.navigation.letGo(of: controller, from: id)
      }
    }
  }

  func forget(_ child: ObjectID, inTabBar id: ObjectID) {
    guard world.tabs[id].remove(child) else { return }
    if let place = world.tabs[id].objects.firstIndex(where: { $0.controller == child }) {
      world.tabs[id].objects[place].controller = nil
    }
    world.autorelease(child)
    showSelectedTab(of: id)
  }

  func selectTab(_ index: Int, of id: ObjectID, mayFade: Bool = true) {
    guard world.tabs[id].viewControllers.indices.contains(index) else { return }
    world.tabs[id].selectedIndex = index
    world.tabs[id].fades = mayFade && world.holds(.tabsFade)
    showSelectedTab(of: id)
  }

  func selectTab(showing controller: ObjectID, of id: ObjectID, mayFade: Bool = true) {
    guard let index = world.tabs[id].viewControllers.firstIndex(of: controller) else {
      return world.perform(.selectedStranger, subject: controller, in: id)
    }
    selectTab(index, of: id, mayFade: mayFade)
  }

  /// Switches from the tab on screen to the selected tab. Before the tab bar controller is on
  /// screen, the selected tab comes with the tab bar controller.
  func showSelectedTab(of id: ObjectID) {
    guard world.containers.isShowing(id) || world.appearanceState(of: id) == .appeared else {
      return world.containers.followOffScreen(id)
    }
    let displayed = world.containers.displayedChild(of: id)
    let selected = world.tabs[id].selected
    guard displayed != selected, world.transitions.running(in: id) == nil else {
      // A tab that has to wait is loaded nevertheless.
      if let selected, world.containers.isShowing(id) {
        world.act(as: id) { world.loadViewIfNeeded(selected) }
      }
      return
    }
    guard let displayed else {
      if world.appearanceState(of: id) == .appeared {
        world.containers.startFirstAppearanceOfDisplayedChild(in: id, animated: false)
      }
      return
    }
    // The tab bar controller is in its `viewWillAppear`, and the tab has not begun to appear.
    if world.appearanceState(of: id) == .appearing,
      world.appearanceState(of: displayed) == .disappeared
    {
      world.hierarchy.removeView(of: displayed)
      world.presenting.takeOut(displayed, of: id)
      return world.containers.setDisplayedChild(nil, of: id)
    }
    // Assumed: no source has a selection while the old tab is about to present. The presented
    // controller is taken to go with the old tab at once, because it would stay on screen.
    let isPresenting =
      world.controllers[displayed].presented
      .flatMap { world.presenting.presentation(of: $0) }
      .map { $0.phase != .presented } ?? false
    let fades = world.tabs[id].fades && !isPresenting
    world.tabs[id].fades = false
    if fades { world.note(.tabCoordinator) }
    world.start(.tabSwitch, in: id, from: displayed, to: selected, animated: fades)
  }

  // MARK: The user and the delegate

  /// Performs a tap on a tab. The delegate is called even for the selected tab, whose navigation
  /// controller goes back to the root.
  func tapTab(_ index: Int, of id: ObjectID) {
    noteOtherDelegate(of: id)
    let record = world.tabs[id]
    let tapped =
      record.objects.isEmpty ? record.viewControllers[index] : record.objects[index].id
    world.perform(.tabTap, subject: tapped, in: id)
  }

  func perform(_ action: TabAction, _ transition: Transition) {
    guard let id = transition.container, let tapped = transition.to else { return }
    guard world.kind(of: tapped) == .controller else {
      return perform(action, onTab: tapped, of: id)
    }
    switch action {
    case .shouldSelect:
      let answer = world.deliver(
        .tabShouldSelect, toDelegate: world.tabs[id].delegate, from: id, [.object(tapped)])
      var isRefused = false
      if case .boolean(false) = answer { isRefused = true }
      world.tabs[id].refusesTap = isRefused || !world.tabs[id].viewControllers.contains(tapped)
    case .select: if !world.tabs[id].refusesTap { show(tapped, tappedIn: id) }
    case .didSelect:
      guard !world.tabs[id].refusesTap else { return }
      _ = world.deliver(
        .tabDidSelect, toDelegate: world.tabs[id].delegate, from: id, [.object(tapped)])
    }
  }

  private func show(_ tapped: ObjectID, tappedIn id: ObjectID) {
    guard world.tabs[id].selected == tapped else {
      return selectTab(showing: tapped, of: id)
    }
    if world.controllers[tapped].kind == .navigationController {
      world.navigation.requestPopToRoot(from: tapped)
    }
  }
}
