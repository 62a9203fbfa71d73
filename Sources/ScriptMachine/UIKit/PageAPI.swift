import LifecycleEngine

// Page view controllers: the pages, the data source and the delegate.
extension ContainerMembers {
  func pageProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "viewControllers": heap.makeArray(world.viewControllers(ofPages: id))
    case "dataSource": heap.owned(world.pageDataSource(of: id))
    case "delegate": heap.owned(world.pageDelegate(of: id))
    case "transitionStyle":
      .symbol(world.pageStyle(of: id) == .scroll ? "scroll" : "pageCurl")
    default: nil
    }
  }

  /// - Returns: True if the property is a property of page view controllers.
  func setPageProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "dataSource":
      world.setPageDataSource(
        try machine.controllers.delegateObject(value, name, "UIPageViewControllerDataSource"),
        of: id)
    case "delegate":
      world.setPageDelegate(
        try machine.controllers.delegateObject(value, name, "UIPageViewControllerDelegate"), of: id)
    case "viewControllers", "transitionStyle":
      throw machine.uikit.readOnly(
        name,
        name == "viewControllers" ? ["call 'setViewControllers'"] : ["it is given at creation"])
    default: return false
    }
    return true
  }

  /// - Returns: The result of a method of page view controllers, `nil` for other methods.
  func callPage(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "setViewControllers" else { return nil }
    let pages = try machine.uikit.controllerList(arguments.first, name)
    if pages.count == 2, heap.kept("spine", of: id) != nil {
      throw failed(.notSimulated, "Two pages side by side are not simulated yet")
    }
    guard pages.count == 1, let page = pages.first else {
      world.refusePages(count: pages.count, of: id)
      return .void
    }
    world.setPage(
      page, of: id, arguments.isReverse ? .reverse : .forward,
      animated: try machine.flag("animated", arguments, of: name),
      completion: arguments.closure("completion"))
    return .void
  }
}

extension Arguments {
  /// True if pages are turned back.
  fileprivate var isReverse: Bool {
    if case .symbol("reverse")? = labeled("direction") { return true }
    return false
  }
}
