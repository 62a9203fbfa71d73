import LifecycleEngine

// The search controller of a navigation item, which may be the presenting controller, and the left
// items, which decide if there is a back button.
extension ControllerMembers {
  private static let searchController = "navigationItem.searchController"

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
    world.setHasSearchController(!value.isNull, of: id)
  }

  /// Notes left items, which replace the back button unless the items supplement the button.
  func noteLeftItems(_ name: String, _ value: Value, of id: ObjectID) {
    switch name {
    case "leftBarButtonItem": world.setHasLeftItems(!value.isNull, of: id)
    case "leftBarButtonItems":
      let items = value.objectID.flatMap { heap.array($0) }
      world.setHasLeftItems(!value.isNull && items?.isEmpty != true, of: id)
    case "leftItemsSupplementBackButton":
      if case .boolean(let keeps) = value { world.setKeepsBackButton(keeps, of: id) }
    default: break
    }
  }

  /// The value of `navigationItem.searchController`.
  func searchController(of id: ObjectID) -> Value {
    heap.kept(ControllerMembers.searchController, of: id).map { heap.copied($0) } ?? .null
  }
}
