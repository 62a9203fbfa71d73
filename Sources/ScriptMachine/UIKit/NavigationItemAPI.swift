import LifecycleEngine
import UIKitNames

// The search controller of a navigation item, which may be the presenting controller, and the bar
// button items, which the user taps, and which decide if there is a back button.
extension ControllerMembers {
  private static let prefix = "navigationItem."
  private static let hidesBackButton = "hidesBackButton"
  private static let searchController = prefix + "searchController"

  /// The controller that owns a navigation item.
  func controller(ofNavigationItem item: Value) -> ObjectID? {
    guard case .opaque(_, let number) = item, let id = heap.opaqueValues.navigationItems[number],
      !world.isDeallocated(id)
    else { return nil }
    return id
  }

  /// Sets the search controller, which the navigation item holds. The caller gives the value away.
  func setSearchController(_ value: Value, of id: ObjectID) {
    heap.keep(value, ControllerMembers.searchController, of: id)
    world.setSearchController(value.objectID, of: id)
  }

  /// Notes bar button items. Left items replace the back button unless the items supplement the
  /// button.
  func noteItems(_ name: String, _ value: Value, of id: ObjectID) {
    let items = value.objectID.flatMap { heap.array($0) }
    switch name {
    case "leftBarButtonItem", "leftBarButtonItems":
      world.setHasLeftItems(!value.isNull && items?.isEmpty != true, of: id)
    case "rightBarButtonItem", "rightBarButtonItems": break
    case "leftItemsSupplementBackButton":
      if case .boolean(let keeps) = value { world.setKeepsBackButton(keeps, of: id) }
      return
    default: return
    }
    guard !rules.allowsUndeclared else { return }
    machine.unknowns.keepItems(name, value, of: id, behind: ControllerMembers.prefix)
  }

  /// Sets `hidesBackButton` of a navigation item.
  /// - Returns: False for another property, and in example code, which keeps the value, too.
  func setHidesBackButton(
    _ name: String, _ value: Value, of item: Value
  ) throws(RunError) -> Bool {
    guard name == ControllerMembers.hidesBackButton, let id = controller(ofNavigationItem: item)
    else { return false }
    if rules.allowsUndeclared {
      if case .boolean(let hides) = value { world.setHidesBackButton(hides, of: id) }
      return false
    }
    world.setHidesBackButton(try machine.condition(value), of: id)
    return true
  }

  /// Calls `setHidesBackButton(_:animated:)` of a navigation item.
  /// - Returns: False for another method.
  func callNavigationItem(
    _ name: String, of item: Value, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    let forms = MemberTable.navigationItem.forms(of: name)
    guard !forms.isEmpty, controller(ofNavigationItem: item) != nil else { return false }
    let arguments = try machine.types.fitted(arguments, to: forms)
    return try setHidesBackButton(
      ControllerMembers.hidesBackButton, arguments.first ?? .null, of: item)
  }

  /// Calls a method of a navigation item that sets bar button items as a property does, such as
  /// `setLeftBarButton(_:animated:)`.
  /// - Returns: False for another method.
  func setItems(_ name: String, of base: Value, _ arguments: Arguments) -> Bool {
    let properties = [
      "setLeftBarButton": "leftBarButtonItem", "setLeftBarButtonItems": "leftBarButtonItems",
      "setRightBarButton": "rightBarButtonItem", "setRightBarButtonItems": "rightBarButtonItems",
    ]
    guard let property = properties[name], let id = controller(ofNavigationItem: base),
      let value = arguments.unlabeled
    else { return false }
    noteItems(property, value, of: id)
    return true
  }

  /// The simulated value of a member of a navigation item; nil for any other value.
  func navigationItemMember(_ name: String, of base: Value) -> Value? {
    guard let id = controller(ofNavigationItem: base) else { return nil }
    if name == "searchController" { return searchController(of: id) }
    if name == ControllerMembers.hidesBackButton, !rules.allowsUndeclared {
      return .boolean(world.hidesBackButton(of: id))
    }
    return heap.kept(ControllerMembers.prefix + name, of: id).map { heap.copied($0) }
  }

  /// The value of `navigationItem.searchController`.
  private func searchController(of id: ObjectID) -> Value {
    heap.kept(ControllerMembers.searchController, of: id).map { heap.copied($0) } ?? .null
  }
}
