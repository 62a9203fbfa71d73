import LifecycleEngine

extension Machine {
  func controllerProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    let base = world.classRecord(of: id).base
    if base == .splitViewController, let value = splitProperty(name, of: id) { return value }
    if let value = containerProperty(name, of: id, base) { return value }
    switch name {
    case "view":
      if judgement != nil, world.viewIfLoaded(of: id) == nil {
        try refuse("the view would be loaded", help: ["use 'viewIfLoaded'"])
      }
      // The read may run `loadView` and `viewDidLoad`, which may fail.
      let view = world.view(of: id)
      if world.stop != nil { throw .halted }
      return owned(view)
    case "viewIfLoaded": return owned(world.viewIfLoaded(of: id))
    case "isViewLoaded": return .boolean(world.viewIfLoaded(of: id) != nil)
    case "parent": return owned(world.parent(of: id))
    case "children": return makeArray(world.children(of: id))
    case "navigationController": return owned(world.ancestor(of: id, kind: .navigationController))
    case "splitViewController": return owned(world.ancestor(of: id, kind: .splitViewController))
    case "tabBarController": return owned(world.ancestor(of: id, kind: .tabBarController))
    case "isMovingToParent": return .boolean(world.isMovingToParent(id))
    case "isMovingFromParent": return .boolean(world.isMovingFromParent(id))
    default: return geometryProperty(name, of: id) ?? presentationProperty(name, of: id)
    }
  }

  private func containerProperty(_ name: String, of id: ObjectID, _ base: UIKitClass) -> Value? {
    switch (base, name) {
    case (.navigationController, "viewControllers"):
      makeArray(world.viewControllers(ofNavigation: id))
    case (.navigationController, "topViewController"),
      (.navigationController, "visibleViewController"):
      owned(world.viewControllers(ofNavigation: id).last)
    case (.navigationController, "delegate"): owned(world.navigationDelegate(of: id))
    case (.tabBarController, "viewControllers"): makeArray(world.viewControllers(ofTabBar: id))
    case (.tabBarController, "selectedIndex"): .integer(world.selectedIndex(of: id))
    case (.tabBarController, "selectedViewController"):
      owned(world.selectedViewController(of: id))
    case (.tabBarController, "delegate"): owned(world.tabBarDelegate(of: id))
    case (.pageViewController, "viewControllers"): makeArray(world.viewControllers(ofPages: id))
    case (.pageViewController, "dataSource"): owned(world.pageDataSource(of: id))
    case (.pageViewController, "delegate"): owned(world.pageDelegate(of: id))
    default: nil
    }
  }

  func setControllerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    if world.classRecord(of: id).base == .splitViewController,
      try setSplitProperty(name, of: id, to: value)
    {
      return true
    }
    switch (world.classRecord(of: id).base, name) {
    case (_, "view"):
      guard let view = viewArgument(value) else { return true }
      world.setView(view.objectID, of: id)
      release(view)
    case (.navigationController, "viewControllers"):
      world.setViewControllers(try controllerList(value, name), ofNavigation: id, animated: false)
    case (.navigationController, "delegate"): world.setNavigationDelegate(value.objectID, of: id)
    case (.tabBarController, "viewControllers"):
      world.setViewControllers(try controllerList(value, name), ofTabBar: id)
    case (.tabBarController, "selectedIndex"):
      guard case .integer(let index) = value else {
        throw failed("wrong-argument", "'selectedIndex' needs the number of a tab, counted from 0")
      }
      world.selectTab(Int(clamping: index), of: id)
    case (.tabBarController, "selectedViewController"):
      guard let controller = value.objectID else { break }
      world.selectTab(showing: controller, of: id)
    case (.tabBarController, "delegate"): world.setTabBarDelegate(value.objectID, of: id)
    case (.pageViewController, "dataSource"): world.setPageDataSource(value.objectID, of: id)
    case (.pageViewController, "delegate"): world.setPageDelegate(value.objectID, of: id)
    case (_, "traitOverrides"):
      if case .traitOverrides(let traits) = value { world.setTraitOverrides(traits, of: id) }
    default: return try setPresentationProperty(name, of: id, to: value)
    }
    return true
  }

  func callController(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    let base = world.classRecord(of: id).base
    if base == .navigationController,
      let value = try callNavigation(id, name, arguments)
    {
      return value
    }
    if base == .splitViewController, let value = try callSplit(id, name, arguments) {
      return value
    }
    if base == .pageViewController, name == "setViewControllers" {
      let pages = try controllerList(arguments.first, name)
      guard let page = pages.first else {
        throw failed("wrong-argument", "'setViewControllers' needs at least one page")
      }
      guard pages.count == 1 else {
        world.refusePages(pages, of: id)
        return .void
      }
      world.setPage(
        page, of: id, animated: try flag("animated", arguments, of: name),
        completion: arguments.closure("completion"))
      return .void
    }
    if base == .tabBarController, name == "setViewControllers" {
      // Tabs are exchanged at once either way, but the label is not to be left out.
      _ = try flag("animated", arguments, of: name)
      world.setViewControllers(try controllerList(arguments.first, name), ofTabBar: id)
      return .void
    }
    switch name {
    case "loadViewIfNeeded": world.loadViewIfNeeded(id)
    case "performSegue": try performSegue(id, arguments)
    case "addChild": world.addChild(try controllerArgument(arguments.first, name), to: id)
    case "removeFromParent": world.removeFromParent(id)
    case "beginAppearanceTransition":
      guard let first = arguments.unlabeled else {
        throw failed("wrong-argument", "'\(name)' needs true or false")
      }
      let appearing = try condition(copied(first))
      world.beginAppearanceTransition(
        of: id, appearing: appearing, animated: try flag("animated", arguments, of: name))
    case "transition": try callTransition(id, arguments)
    case "show": world.show(try controllerArgument(arguments.first, name), from: id)
    case "showDetailViewController":
      world.showDetail(try controllerArgument(arguments.first, name), from: id)
    case "endAppearanceTransition": world.endAppearanceTransition(of: id)
    default:
      if try callGeometry(id, name, arguments) { return .void }
      return try callPresentation(id, name, arguments) ? .void : nil
    }
    return .void
  }

  private func callTransition(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard let duration = arguments.labeled("duration")?.number, duration >= 0 else {
      throw failed("wrong-argument", "'transition' needs a duration in seconds")
    }
    world.transition(
      in: id, from: try controllerArgument(arguments.labeled("from"), "transition"),
      to: try controllerArgument(arguments.labeled("to"), "transition"),
      duration: .seconds(duration), animations: arguments.labeled("animations")?.objectID,
      completion: arguments.closure("completion"))
  }

  private func callNavigation(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    let animatedMethods = [
      "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
      "setViewControllers",
    ]
    guard animatedMethods.contains(name) else { return nil }
    let animated = try flag("animated", arguments, of: name)
    switch name {
    case "pushViewController":
      world.push(try controllerArgument(arguments.first, name), onto: id, animated: animated)
      return .void
    case "popViewController": return owned(world.pop(from: id, animated: animated))
    case "popToRootViewController":
      return makeArray(world.pop(to: nil, from: id, animated: animated))
    case "popToViewController":
      let target = try controllerArgument(arguments.first, name)
      return makeArray(world.pop(to: target, from: id, animated: animated))
    default:
      world.setViewControllers(
        try controllerList(arguments.first, name), ofNavigation: id, animated: animated)
      return .void
    }
  }
}
