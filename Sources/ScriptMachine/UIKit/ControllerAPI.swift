import LifecycleEngine
import UIKitNames

extension ControllerMembers {
  func controllerProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    let base = world.classRecord(of: id).base
    if let value = try containerProperty(name, of: id, base) { return value }
    switch name {
    case "view":
      if machine.judgement != nil, world.viewIfLoaded(of: id) == nil {
        try machine.refuse("the view would be loaded", help: ["use 'viewIfLoaded'"])
      }
      // A read in `loadView` would call `loadView` again, so the read gets a view of no controller.
      if machine.observer.needsViewTooEarly(id) {
        return .object(world.makeView(of: ClassID(.view)))
      }
      // The read may run `loadView` and `viewDidLoad`, and both may fail.
      let view = world.view(of: id)
      if world.stop != nil { throw .halted }
      return heap.owned(view)
    case "tableView" where world.classRecord(of: id).rootView == "UITableView":
      return try controllerProperty("view", of: id)
    case "collectionView" where machine.types.uikitClassName(of: id) == "UICollectionViewController":
      // The collection view is inside the view, so the read loads the view.
      if let view = try controllerProperty("view", of: id) { heap.release(view) }
      return rules.allowsUndeclared
        ? nil : machine.rows.collectionView(of: id).map { heap.owned($0) }
    case "viewIfLoaded": return heap.owned(world.viewIfLoaded(of: id))
    case "isViewLoaded": return .boolean(world.viewIfLoaded(of: id) != nil)
    case "parent":
      machine.unknowns.noteRead(world.doubtOfParent(of: id))
      return heap.owned(world.parent(of: id))
    case "children": return heap.makeArray(world.children(of: id))
    case "navigationController", "splitViewController", "tabBarController":
      machine.unknowns.noteRead(world.doubtOfContainers(of: id))
      return heap.owned(world.ancestor(of: id, kind: UIKitNames.container(of: name)))
    case "additionalSafeAreaInsets": return .insets(world.additionalSafeAreaInsets(of: id))
    case ControlMembers.editButton: return machine.controls.editButton(of: id)
    case "isEditing" where heap.kept(name, of: id) == nil:
      return .boolean(false)
    case "title", "preferredTransition":
      return heap.kept(name, of: id) != nil ? nil : .null
    case "preferredContentSize": return .size(machine.unknowns.preferredSize(of: id))
    case "hidesBottomBarWhenPushed": return .boolean(world.hidesBottomBarWhenPushed(id))
    case "isMovingToParent":
      machine.unknowns.noteRead(world.doubtOfMovingToParent(id))
      return .boolean(world.isMovingToParent(id))
    case "isMovingFromParent":
      machine.unknowns.noteRead(world.doubtOfMovingFromParent(id))
      return .boolean(world.isMovingFromParent(id))
    default:
      return machine.geometry.geometryProperty(name, of: id)
        ?? machine.presentations.presentationProperty(name, of: id)
    }
  }

  /// A property that only one kind of container has.
  private func containerProperty(_ name: String, of id: ObjectID, _ base: UIKitClass)
    throws(RunError) -> Value?
  {
    switch base {
    case .navigationController: machine.containers.navigationProperty(name, of: id)
    case .tabBarController: try machine.containers.tabBarProperty(name, of: id)
    case .pageViewController: machine.containers.pageProperty(name, of: id)
    case .splitViewController: machine.containers.splitProperty(name, of: id)
    case .searchController: machine.presentations.searchProperty(name, of: id)
    default: nil
    }
  }

  private func setContainerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch world.classRecord(of: id).base {
    case .navigationController:
      return try machine.containers.setNavigationProperty(name, of: id, to: value)
    case .tabBarController:
      return try machine.containers.setTabBarProperty(name, of: id, to: value)
    case .pageViewController:
      try machine.containers.checkPageProperty(name)
      return false
    case .splitViewController:
      return try machine.containers.setSplitProperty(name, of: id, to: value)
    case .searchController:
      return try machine.presentations.setSearchProperty(name, of: id, to: value)
    default: return false
    }
  }

  private func callContainer(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch world.classRecord(of: id).base {
    case .navigationController: try machine.containers.callNavigation(id, name, arguments)
    case .tabBarController: try machine.containers.callTabBar(id, name, arguments)
    case .pageViewController: try machine.containers.callPage(id, name, arguments)
    case .splitViewController: try machine.containers.callSplit(id, name, arguments)
    default: nil
    }
  }

  func setControllerProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    if try setContainerProperty(name, of: id, to: value) { return true }
    switch name {
    case "view":
      guard let view = machine.views.viewArgument(value) else {
        throw failed(.typeMismatch, "\(machine.describeKind(value)) cannot be assigned to 'view'")
      }
      world.setView(view.objectID, of: id)
      heap.release(view)
    case "additionalSafeAreaInsets":
      machine.noteInvalidation()
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
      world.setHidesBottomBarWhenPushed(try machine.condition(heap.copied(value)), of: id)
    case ControlMembers.toolbarItems:
      machine.controls.noteItems(value, in: name, of: id)
      return false
    case "isEditing": try setEditing(of: id, to: value)
    case "preferredTransition":
      try setPreferredTransition(value, of: id)
      return false
    default:
      if try machine.geometry.setGeometryProperty(name, of: id, to: value) { return true }
      return try machine.presentations.setPresentationProperty(name, of: id, to: value)
    }
    return true
  }

  /// A table view controller hands the value on to its table. Source:
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller
  private func keepEditing(_ value: Value, of id: ObjectID) {
    heap.keep(heap.copied(value), "isEditing", of: id)
    guard world.classRecord(of: id).rootView == "UITableView",
      let table = world.viewIfLoaded(of: id)
    else { return }
    machine.unknowns.keep(value, "isEditing", of: table)
  }

  /// `isEditing = true` calls `setEditing(true, animated: false)`, also in a subclass. UIKit keeps
  /// `isEditing`, and nothing else here depends on `isEditing`.
  func setEditing(
    of id: ObjectID, to value: Value, animated: Bool = false
  ) throws(RunError) {
    let labels: [String?] = [nil, "animated"]
    let own = machine.types.typeIndex(of: id).flatMap { type in
      machine.types.chain(of: type).lazy.compactMap { index in
        self.program.types[index].methods.first { $0.name == "setEditing" && $0.labels == labels }
      }.first
    }
    guard let own else { return keepEditing(value, of: id) }
    heap.release(
      try machine.call(own.function, [heap.owned(id), heap.copied(value), .boolean(animated)]))
  }

  /// The error for a value that a property does not take.
  private func unfitting(_ value: Value, _ name: String) -> RunError {
    if case .opaque(let unknown, _) = value { return machine.opaqueCondition(unknown) }
    return failed(.typeMismatch, "\(machine.describeKind(value)) cannot be assigned to '\(name)'")
  }

  func callController(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if UIKitNames.marks(of: name).contains(.invalidates) { machine.noteInvalidation() }
    if let value = try callContainer(id, name, arguments) { return value }
    switch name {
    case "loadViewIfNeeded":
      if !machine.observer.needsViewTooEarly(id) { world.loadViewIfNeeded(id) }
    case "performSegue": try machine.storyboards.performSegue(id, arguments)
    case "addChild":
      try machine.unknowns.checkContainer(id)
      world.addChild(try machine.uikit.controllerArgument(arguments.first, name), to: id)
    case "removeFromParent": world.removeFromParent(id)
    case "beginAppearanceTransition":
      let appearing = try machine.firstFlag(arguments, of: name)
      world.beginAppearanceTransition(
        of: id, appearing: appearing,
        animated: try machine.givenFlag("animated", arguments, of: name))
    case "transition": try callTransition(id, arguments)
    case "show":
      world.show(
        try machine.uikit.controllerArgument(arguments.first, name), from: id,
        sender: sender(arguments))
    case "showDetailViewController":
      world.showDetail(
        try machine.uikit.controllerArgument(arguments.first, name), from: id,
        sender: sender(arguments))
    case "setEditing": keepEditing(arguments.first ?? .null, of: id)
    case "setToolbarItems":
      let items = arguments.first ?? .null
      machine.controls.noteItems(items, in: ControlMembers.toolbarItems, of: id)
      heap.keep(heap.copied(items), ControlMembers.toolbarItems, of: id)
    case "endAppearanceTransition": world.endAppearanceTransition(of: id)
    default:
      if try machine.geometry.callGeometry(id, name, arguments) { return .void }
      return try machine.presentations.callPresentation(id, name, arguments) ? .void : nil
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
        ["the documentation allows it in your own containers only"])
    }
    guard let seconds = arguments.labeled("duration")?.number, seconds >= 0 else {
      throw failed(.wrongArgument, "'transition' needs a duration in seconds")
    }
    let duration = try machine.concurrency.duration(seconds, of: "transition")
    if seconds > 0, arguments.labeled("animations")?.objectID == nil,
      !machine.animator.options(arguments).hasTransition
    {
      machine.animator.noteUnknownEnd(of: arguments.closure("completion"))
    }
    world.transition(
      in: id, from: try machine.uikit.controllerArgument(arguments.labeled("from"), "transition"),
      to: try machine.uikit.controllerArgument(arguments.labeled("to"), "transition"),
      duration: duration, animations: arguments.labeled("animations")?.objectID,
      completion: arguments.closure("completion"))
  }
}
