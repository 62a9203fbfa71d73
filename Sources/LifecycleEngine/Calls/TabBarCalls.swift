// Calls about tab bar controllers.
extension World {
  /// The tabs in order.
  public func viewControllers(ofTabBar id: ObjectID) -> [ObjectID] {
    tabs[id].viewControllers
  }

  /// Sets the tabs of a tab bar controller and loads no tab. All old tabs leave first, even tabs
  /// that come back. A tab that stays on screen gets no other callbacks. The selected controller
  /// stays selected if still a tab. Otherwise the controller at the same place is selected, or the
  /// first tab.
  public func setViewControllers(_ new: [ObjectID], ofTabBar id: ObjectID) {
    tabBars.clearTabs(of: id)
    tabBars.setViewControllers(new, ofTabBar: id)
  }

  /// The selected tab's controller.
  public func selectedViewController(of id: ObjectID) -> ObjectID? {
    tabs[id].selected
  }

  /// The selected tab, from 0.
  public func selectedIndex(of id: ObjectID) -> Int { tabs[id].selectedIndex }

  /// Selects a tab, from 0; a missing tab changes nothing.
  /// - Parameters:
  ///   - index: The place of the tab.
  ///   - id: The tab bar controller.
  ///   - mayFade: False in code that switches animations off.
  public func selectTab(_ index: Int, of id: ObjectID, mayFade: Bool = true) {
    tabBars.noteSelectionInCode(of: id)
    tabBars.selectTab(index, of: id, mayFade: mayFade)
  }

  /// Selects the tab of a controller.
  /// - Parameters:
  ///   - controller: The controller of the tab.
  ///   - id: The tab bar controller.
  ///   - mayFade: False in code that switches animations off.
  public func selectTab(showing controller: ObjectID, of id: ObjectID, mayFade: Bool = true) {
    tabBars.noteSelectionInCode(of: id)
    tabBars.selectTab(showing: controller, of: id, mayFade: mayFade)
  }

  /// The `UITab` objects in order; empty if the tabs are controllers.
  public func tabs(ofTabBar id: ObjectID) -> [ObjectID] { tabs[id].objects.map { $0.id } }

  /// Sets `tabs`, and selects the first tab.
  public func setTabs(_ new: [ObjectID], ofTabBar id: ObjectID) { tabBars.setTabs(new, of: id) }

  /// The value of `selectedTab`.
  public func selectedTab(of id: ObjectID) -> ObjectID? { tabBars.selectedTab(of: id) }

  /// Selects a `UITab`, whose controller comes at the first selection.
  public func selectTab(_ tab: ObjectID, of id: ObjectID, mayFade: Bool = true) {
    tabBars.noteSelectionInCode(of: id)
    tabBars.select(tab, of: id, mayFade: mayFade)
  }

  /// The controller of a `UITab`; `nil` before the first selection.
  public func controller(ofTab tab: ObjectID, in id: ObjectID) -> ObjectID? {
    tabs[id].objects.first { $0.id == tab }?.controller
  }

  /// Sets the delegate of a tab bar controller, which is held weakly.
  public func setTabBarDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    tabs[id].delegate = delegate
  }

  /// The delegate, if alive.
  public func tabBarDelegate(of id: ObjectID) -> ObjectID? {
    alive(tabs[id].delegate)
  }
}
