import LifecycleEngine

// The search controller of a navigation item, as far as it decides who presents, and its items on
// the left, as far as they decide whether there is a back button.
extension Machine {
  private static let searchController = "navigationItem.searchController"

  /// The controller whose `navigationItem` a value is.
  func controller(ofNavigationItem item: Value) -> ObjectID? {
    guard case .opaque(_, let number) = item, let id = opaqueValues.navigationItems[number],
      !world.isDeallocated(id)
    else { return nil }
    return id
  }

  /// Sets the search controller of a navigation item, which holds it; the value is given away.
  func setSearchController(_ value: Value, of id: ObjectID) {
    let place = unmodeled.firstIndex {
      $0.object == id && $0.name == Machine.searchController
    }
    if let place {
      let old = unmodeled[place].value
      unmodeled[place].value = value
      release(old)
    } else {
      unmodeled.append(
        UnmodeledProperty(object: id, name: Machine.searchController, value: value))
    }
    world.setHasSearchController(!value.isNull, of: id)
  }

  /// Items on the left take the place of the back button, unless they are to supplement it.
  func noteLeftItems(_ name: String, _ value: Value, of id: ObjectID) {
    switch name {
    case "leftBarButtonItem": world.setHasLeftItems(!value.isNull, of: id)
    case "leftBarButtonItems":
      let items = value.objectID.flatMap { array($0) }
      world.setHasLeftItems(!value.isNull && items?.isEmpty != true, of: id)
    case "leftItemsSupplementBackButton":
      if case .boolean(let keeps) = value { world.setKeepsBackButton(keeps, of: id) }
    default: break
    }
  }

  /// What `navigationItem.searchController` reads.
  func searchController(of id: ObjectID) -> Value {
    let found = unmodeled.first { $0.object == id && $0.name == Machine.searchController }
    return found.map { copied($0.value) } ?? .null
  }
}
