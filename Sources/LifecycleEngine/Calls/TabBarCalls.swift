// Calls about tab bar controllers.
extension World {
  /// The tabs in order.
  public func viewControllers(ofTabBar id: ObjectID) -> [ObjectID] {
    tabs[id].viewControllers
  }

  /// Gives a tab bar controller its tabs, none of which is loaded by it. All old ones leave first,
  /// those that come back too; one that stays on screen notices nothing else of it. The selected
  /// controller stays selected if it is still a tab; else what is at its place is, or the first.
  public func setViewControllers(_ new: [ObjectID], ofTabBar id: ObjectID) {
    tabBars.setViewControllers(new, ofTabBar: id)
  }

  /// The selected tab's controller.
  public func selectedViewController(of id: ObjectID) -> ObjectID? {
    tabs[id].selected
  }

  /// The selected tab, from 0.
  public func selectedIndex(of id: ObjectID) -> Int { tabs[id].selectedIndex }

  /// Selects a tab, from 0; nothing happens where there is none.
  public func selectTab(_ index: Int, of id: ObjectID) { tabBars.selectTab(index, of: id) }

  /// Selects the tab that shows a controller.
  public func selectTab(showing controller: ObjectID, of id: ObjectID) {
    tabBars.selectTab(showing: controller, of: id)
  }

  /// Sets the delegate of a tab bar controller, which is held weakly.
  public func setTabBarDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    tabs[id].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func tabBarDelegate(of id: ObjectID) -> ObjectID? {
    alive(tabs[id].delegate)
  }
}
