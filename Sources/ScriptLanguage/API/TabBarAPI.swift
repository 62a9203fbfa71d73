import LifecycleEngine

// Tab bar controllers: the tabs, and which one is selected.
extension Machine {
  func tabBarProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "viewControllers": makeArray(world.viewControllers(ofTabBar: id))
    case "selectedIndex": .integer(world.selectedIndex(of: id))
    case "selectedViewController": owned(world.selectedViewController(of: id))
    case "delegate": owned(world.tabBarDelegate(of: id))
    case "isTabBarHidden": .boolean(world.isBarHidden(.tabBar, of: id))
    default: nil
    }
  }

  /// - Returns: Whether it is a property of tab bar controllers.
  func setTabBarProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "viewControllers": world.setViewControllers(try tabs(value, name), ofTabBar: id)
    case "selectedIndex":
      guard case .integer(let index) = value else {
        throw failed(.wrongArgument, "'selectedIndex' needs the number of a tab, counted from 0")
      }
      try checkIsNoMoreTab(Int(clamping: index), of: id)
      world.selectTab(Int(clamping: index), of: id)
    case "selectedViewController":
      if let controller = value.objectID {
        let index = world.viewControllers(ofTabBar: id).firstIndex(of: controller)
        if let index { try checkIsNoMoreTab(index, of: id) }
        world.selectTab(showing: controller, of: id)
      }
    case "delegate":
      world.setTabBarDelegate(
        try delegateObject(value, name, "UITabBarControllerDelegate"), of: id)
    case "isTabBarHidden": world.setBarHidden(.tabBar, try condition(copied(value)), of: id)
    default: return false
    }
    return true
  }

  /// A phone has room for five tabs; the others are shown by the fifth, which is called More.
  private func checkIsNoMoreTab(_ index: Int, of id: ObjectID) throws(RunError) {
    let count = world.viewControllers(ofTabBar: id).count
    guard world.device.idiom == .phone, count > 5, index >= 4, index < count else { return }
    throw failed(
      .notSimulated, "A tab that is behind More is not simulated yet",
      ["a phone shows four tabs beside More"])
  }

  /// - Returns: The result of a method of tab bar controllers.
  func callTabBar(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "setViewControllers":
      // Tabs are exchanged at once either way, but the label is not to be left out.
      _ = try flag("animated", arguments, of: name)
      world.setViewControllers(try tabs(arguments.first, name), ofTabBar: id)
    case "setTabBarHidden":
      _ = try flag("animated", arguments, of: name)
      world.setBarHidden(.tabBar, try firstFlag(arguments, of: name), of: id)
    default: return nil
    }
    return .void
  }

  /// `nil` takes all tabs away.
  private func tabs(_ value: Value?, _ name: String) throws(RunError) -> [ObjectID] {
    if let value, value.isNull { return [] }
    return try controllerList(value, name)
  }
}
