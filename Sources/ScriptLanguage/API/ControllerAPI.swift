import LifecycleEngine

extension Machine {
  func controllerProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    let base = world.classRecord(of: id).base
    if let value = containerProperty(name, of: id, base) { return value }
    switch name {
    case "view":
      if judgement != nil, world.viewIfLoaded(of: id) == nil {
        try refuse("the view would be loaded", help: ["use 'viewIfLoaded'"])
      }
      // A read in `loadView` would call `loadView` again, so the read gets a view of no controller.
      if observer.needsViewTooEarly(id) { return .object(world.makeView(of: ClassID(.view))) }
      // The read may run `loadView` and `viewDidLoad`, and both may fail.
      let view = world.view(of: id)
      if world.stop != nil { throw .halted }
      return owned(view)
    case "tableView" where world.classRecord(of: id).rootView == "UITableView":
      return try controllerProperty("view", of: id)
    case "collectionView" where uikitClassName(of: id) == "UICollectionViewController":
      // The collection view is inside the view, so the read loads the view.
      if let view = try controllerProperty("view", of: id) { release(view) }
      return nil
    case "viewIfLoaded": return owned(world.viewIfLoaded(of: id))
    case "isViewLoaded": return .boolean(world.viewIfLoaded(of: id) != nil)
    case "parent": return owned(world.parent(of: id))
    case "children": return makeArray(world.children(of: id))
    case "navigationController": return owned(world.ancestor(of: id, kind: .navigationController))
    case "splitViewController": return owned(world.ancestor(of: id, kind: .splitViewController))
    case "tabBarController": return owned(world.ancestor(of: id, kind: .tabBarController))
    case "additionalSafeAreaInsets": return .insets(world.additionalSafeAreaInsets(of: id))
    case "isEditing" where !unmodeled.contains { $0.object == id && $0.name == name }:
      return .boolean(false)
    case "title", "preferredTransition":
      return unmodeled.contains { $0.object == id && $0.name == name } ? nil : .null
    case "preferredContentSize": return .size(world.preferredContentSize(of: id))
    case "hidesBottomBarWhenPushed": return .boolean(world.hidesBottomBarWhenPushed(id))
    case "isMovingToParent": return .boolean(world.isMovingToParent(id))
    case "isMovingFromParent": return .boolean(world.isMovingFromParent(id))
    default: return geometryProperty(name, of: id) ?? presentationProperty(name, of: id)
    }
  }

  /// A property that only one kind of container has.
  private func containerProperty(_ name: String, of id: ObjectID, _ base: UIKitClass) -> Value? {
    switch base {
    case .navigationController: navigationProperty(name, of: id)
    case .tabBarController: tabBarProperty(name, of: id)
    case .pageViewController: pageProperty(name, of: id)
    case .splitViewController: splitProperty(name, of: id)
    default: nil
    }
  }

  private func setContainerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch world.classRecord(of: id).base {
    case .navigationController: try setNavigationProperty(name, of: id, to: value)
    case .tabBarController: try setTabBarProperty(name, of: id, to: value)
    case .pageViewController: try setPageProperty(name, of: id, to: value)
    case .splitViewController: try setSplitProperty(name, of: id, to: value)
    default: false
    }
  }

  private func callContainer(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch world.classRecord(of: id).base {
    case .navigationController: try callNavigation(id, name, arguments)
    case .tabBarController: try callTabBar(id, name, arguments)
    case .pageViewController: try callPage(id, name, arguments)
    case .splitViewController: try callSplit(id, name, arguments)
    default: nil
    }
  }

  func setControllerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    if try setContainerProperty(name, of: id, to: value) { return true }
    switch name {
    case "view":
      guard let view = viewArgument(value) else {
        throw failed(.typeMismatch, "\(describeKind(value)) cannot be assigned to 'view'")
      }
      world.setView(view.objectID, of: id)
      release(view)
    case "traitOverrides":
      if case .traitOverrides(let traits) = value { world.setTraitOverrides(traits, of: id) }
    case "additionalSafeAreaInsets":
      lastInvalidation = currentRange
      switch value {
      case .insets(let insets): world.setAdditionalSafeAreaInsets(insets, of: id)
      case .symbol("zero"): world.setAdditionalSafeAreaInsets(.zero, of: id)
      default: throw unfitting(value, name)
      }
    case "preferredContentSize":
      switch value {
      case .size(let size): world.setPreferredContentSize(size, of: id)
      case .symbol("zero"): world.setPreferredContentSize(Size(width: 0, height: 0), of: id)
      default: throw unfitting(value, name)
      }
    case "hidesBottomBarWhenPushed":
      world.setHidesBottomBarWhenPushed(try condition(copied(value)), of: id)
    case "isEditing": try setEditing(of: id, to: value)
    case "preferredTransition":
      try setPreferredTransition(value, of: id)
      return false
    case "overrideUserInterfaceStyle":
      var traits = world.traitOverrides(of: id)
      traits.style = try overridingStyle(value)
      world.setTraitOverrides(traits, of: id)
    default: return try setPresentationProperty(name, of: id, to: value)
    }
    return true
  }

  /// The error for a value that a property does not take.
  private func unfitting(_ value: Value, _ name: String) -> RunError {
    if case .opaque(let unknown, _) = value { return opaqueCondition(unknown) }
    return failed(.typeMismatch, "\(describeKind(value)) cannot be assigned to '\(name)'")
  }

  func callController(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if Machine.invalidating.contains(name) { lastInvalidation = currentRange }
    if let value = try callContainer(id, name, arguments) { return value }
    switch name {
    case "loadViewIfNeeded":
      if !observer.needsViewTooEarly(id) { world.loadViewIfNeeded(id) }
    case "performSegue": try performSegue(id, arguments)
    case "addChild": world.addChild(try controllerArgument(arguments.first, name), to: id)
    case "removeFromParent": world.removeFromParent(id)
    case "beginAppearanceTransition":
      let appearing = try firstFlag(arguments, of: name)
      world.beginAppearanceTransition(
        of: id, appearing: appearing, animated: try flag("animated", arguments, of: name))
    case "transition": try callTransition(id, arguments)
    case "show":
      world.show(try controllerArgument(arguments.first, name), from: id, sender: sender(arguments))
    case "showDetailViewController":
      world.showDetail(
        try controllerArgument(arguments.first, name), from: id, sender: sender(arguments))
    case "setEditing": keep(copied(arguments.first ?? .null), "isEditing", id)
    case "endAppearanceTransition": world.endAppearanceTransition(of: id)
    default:
      if try callGeometry(id, name, arguments) { return .void }
      return try callPresentation(id, name, arguments) ? .void : nil
    }
    return .void
  }

  /// The sender of a request to show a controller.
  private func sender(_ arguments: Arguments) -> ObjectID? {
    guard case .object(let id) = arguments.labeled("sender") else { return nil }
    return id
  }

  private func callTransition(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    let base = world.classRecord(of: id).base
    guard base == .viewController else {
      throw failed(
        .notSimulated, "'transition' between children of a '\(base.name)' is not simulated yet",
        ["the documentation allows it in the author's own containers only"])
    }
    guard let seconds = arguments.labeled("duration")?.number, seconds >= 0 else {
      throw failed(.wrongArgument, "'transition' needs a duration in seconds")
    }
    let duration = try duration(seconds, of: "transition")
    world.transition(
      in: id, from: try controllerArgument(arguments.labeled("from"), "transition"),
      to: try controllerArgument(arguments.labeled("to"), "transition"),
      duration: duration, animations: arguments.labeled("animations")?.objectID,
      completion: arguments.closure("completion"))
  }
}
