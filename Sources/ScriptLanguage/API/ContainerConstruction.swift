import LifecycleEngine

// UIKit's containers, with the shorthands of the prelude.
extension Machine {
  func makeNavigationController(_ arguments: Arguments) throws(RunError) -> Value {
    let id = world.makeController(of: ClassID(.navigationController))
    var stack: [ObjectID] = []
    for value in arguments.values {
      stack.append(try controllerArgument(value, "UINavigationController"))
    }
    if !stack.isEmpty { world.setViewControllers(stack, ofNavigation: id, animated: false) }
    return .object(id)
  }

  func makeTabBarController(_ arguments: Arguments) throws(RunError) -> Value {
    let id = world.makeController(of: ClassID(.tabBarController))
    var tabs: [ObjectID] = []
    for value in arguments.values {
      tabs.append(try controllerArgument(value, "UITabBarController"))
    }
    if !tabs.isEmpty { world.setViewControllers(tabs, ofTabBar: id) }
    return .object(id)
  }

  func makePageViewController(_ arguments: Arguments) throws(RunError) -> Value {
    guard case .symbol(let style) = arguments.labeled("transitionStyle") ?? arguments.first,
      style == "scroll" || style == "pageCurl"
    else {
      throw failed(
        "wrong-argument", "'UIPageViewController' needs a transition style",
        ["write '.scroll' or '.pageCurl' first, then the pages"])
    }
    var source: [ObjectID] = []
    for (value, label) in zip(arguments.values, arguments.labels).dropFirst() where label == nil {
      source.append(try controllerArgument(value, "UIPageViewController"))
    }
    let id = world.makeController(of: ClassID(.pageViewController))
    world.setPageStyle(style == "scroll" ? .scroll : .pageCurl, of: id)
    if let first = source.first {
      world.setPages(source, of: id)
      world.setPage(first, of: id, animated: false, completion: nil)
    }
    return .object(id)
  }
}
