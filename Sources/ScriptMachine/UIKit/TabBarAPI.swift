import LifecycleEngine

// Tab bar controllers: the tabs and the selected tab.
extension ContainerMembers {
  func tabBarProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    if let value = try machine.tabs.property(name, of: id) { return value }
    switch name {
    case "viewControllers":
      try machine.tabs.checkControllers(of: id)
      return heap.makeArray(world.viewControllers(ofTabBar: id))
    case "selectedIndex":
      if let index = machine.tabs.selectedIndex(of: id) { return .integer(index) }
      // Without tabs nothing is selected, and no source tells the number.
      return rules.allowsUndeclared || !world.viewControllers(ofTabBar: id).isEmpty
        ? .integer(world.selectedIndex(of: id)) : nil
    case "selectedViewController": return heap.owned(world.selectedViewController(of: id))
    case "isTabBarHidden": return .boolean(world.isBarHidden(.tabBar, of: id))
    default: return nil
    }
  }

  /// - Returns: True if the property is a property of tab bar controllers.
  func setTabBarProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    if try machine.tabs.set(name, of: id, to: value) { return true }
    switch name {
    case "viewControllers": world.setViewControllers(try tabs(value, name), ofTabBar: id)
    case "selectedIndex":
      guard case .integer(let index) = value else {
        throw failed(.wrongArgument, "'selectedIndex' needs the number of a tab, counted from 0")
      }
      if machine.tabs.select(Int(clamping: index), of: id) { break }
      try machine.tabs.check(Int(clamping: index), of: id)
      world.selectTab(Int(clamping: index), of: id, mayFade: !machine.animations.areOff)
    case "selectedViewController":
      if let controller = value.objectID {
        let index = world.viewControllers(ofTabBar: id).firstIndex(of: controller)
        if let index { try machine.tabs.check(index, of: id) }
        world.selectTab(showing: controller, of: id, mayFade: !machine.animations.areOff)
      }
    case "isTabBarHidden":
      world.setBarHidden(.tabBar, try machine.condition(heap.copied(value)), of: id)
    default: return false
    }
    return true
  }

  /// - Returns: The result of a method of tab bar controllers, `nil` for other methods.
  func callTabBar(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "setViewControllers":
      // The tabs change at once in either case, but the label is required.
      _ = try machine.flag("animated", arguments, of: name)
      world.setViewControllers(try tabs(arguments.first, name), ofTabBar: id)
    case "setTabs":
      _ = try machine.flag("animated", arguments, of: name)
      try machine.tabs.setTabs(arguments.first, of: id)
    case "setTabBarHidden":
      _ = try machine.flag("animated", arguments, of: name)
      world.setBarHidden(.tabBar, try machine.firstFlag(arguments, of: name), of: id)
    default: return nil
    }
    return .void
  }

  /// The controllers of an argument; `nil` takes all tabs away.
  private func tabs(_ value: Value?, _ name: String) throws(RunError) -> [ObjectID] {
    if let value, value.isNull { return [] }
    return try machine.uikit.controllerList(value, name)
  }
}
