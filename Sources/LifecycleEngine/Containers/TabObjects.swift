// `UITab`: tabs whose controllers come when a tab is selected for the first time.
extension TabBarControllers {
  /// The number of tabs.
  func count(of id: ObjectID) -> Int {
    max(world.tabs[id].viewControllers.count, world.tabs[id].objects.count)
  }

  /// Sets the tabs, and selects the first one.
  func setTabs(_ new: [ObjectID], of id: ObjectID) {
    clearTabs(of: id)
    setViewControllers([], ofTabBar: id)
    for tab in new { world.retain(tab) }
    world.tabs[id].objects = new.map { TabObject(id: $0, controller: nil) }
    noteOtherDelegate(of: id)
    if let first = new.first { select(first, of: id) }
  }

  /// Forgets the tabs, whose controllers stay.
  func clearTabs(of id: ObjectID) {
    let old = world.tabs[id].objects
    world.tabs[id].objects = []
    for tab in old { world.release(tab.id) }
  }

  /// Notes a delegate that UIKit may call in two ways.
  func noteOtherDelegate(of id: ObjectID) {
    guard world.isCalled(.tabShouldSelectTab), let delegate = world.alive(world.tabs[id].delegate)
    else { return }
    let others: [Callback] =
      world.tabs[id].objects.isEmpty
      ? [.tabShouldSelectTab, .tabDidSelectTab] : [.tabShouldSelect, .tabDidSelect]
    if others.contains(where: { world.objects.implements($0, delegate) }) {
      world.note(.otherTabDelegate)
    }
  }

  /// Notes a delegate that UIKit may tell of a selection in code.
  func noteSelectionInCode(of id: ObjectID) {
    guard let delegate = world.alive(world.tabs[id].delegate),
      [.tabShouldSelectTab, .tabDidSelectTab].contains(where: {
        world.objects.implements($0, delegate)
      })
    else { return }
    world.note(.tabSelectedInCode, for: [delegate])
  }

  /// The tab of the selected controller.
  func selectedTab(of id: ObjectID) -> ObjectID? {
    let record = world.tabs[id]
    return record.objects.first { $0.controller != nil && $0.controller == record.selected }?.id
  }

  /// Selects a tab, whose controller comes first if need be.
  func select(_ tab: ObjectID, of id: ObjectID, mayFade: Bool = true) {
    guard let controller = controller(ofTab: tab, of: id) else { return }
    selectTab(showing: controller, of: id, mayFade: mayFade)
  }

  /// The controller of a tab, which the author's code makes at the first selection.
  private func controller(ofTab tab: ObjectID, of id: ObjectID) -> ObjectID? {
    guard let place = world.tabs[id].objects.firstIndex(where: { $0.id == tab }) else { return nil }
    if let known = world.tabs[id].objects[place].controller { return known }
    guard case .object(let controller) = world.notify(.tabController(tab)),
      world.kind(of: controller) == .controller,
      let place = world.tabs[id].objects.firstIndex(where: { $0.id == tab })
    else { return nil }
    world.retain(controller)
    world.tabs[id].objects[place].controller = controller
    let before = world.tabs[id].objects[..<place].count { $0.controller != nil }
    let selected = world.tabs[id].selected
    world.tabs[id].viewControllers.insert(controller, at: before)
    if selected != nil, before <= world.tabs[id].selectedIndex { world.tabs[id].selectedIndex += 1 }
    world.navigation.takeIn(controller, to: id)
    world.perform(.childArrival, subject: controller, in: id)
    return controller
  }

  /// The steps of a tap on a tab. Source: `tab-shouldselecttab-ios18`.
  func perform(_ action: TabAction, onTab tab: ObjectID, of id: ObjectID) {
    let delegate = world.tabs[id].delegate
    switch action {
    case .shouldSelect:
      world.tabs[id].previous = selectedTab(of: id)
      let answer = world.deliver(
        .tabShouldSelectTab, toDelegate: delegate, from: id, [.object(tab)])
      if case .boolean(false) = answer {
        world.tabs[id].refusesTap = true
      } else {
        world.tabs[id].refusesTap = !world.tabs[id].objects.contains { $0.id == tab }
      }
    case .select:
      guard !world.tabs[id].refusesTap else { return }
      guard world.tabs[id].previous == tab else { return select(tab, of: id) }
      if let shown = world.tabs[id].selected, world.controllers[shown].kind == .navigationController
      {
        world.navigation.requestPopToRoot(from: shown)
      }
    case .didSelect:
      guard !world.tabs[id].refusesTap else { return }
      _ = world.deliver(
        .tabDidSelectTab, toDelegate: delegate, from: id,
        [.object(tab), world.alive(world.tabs[id].previous).map { .object($0) } ?? .none])
    }
  }
}
