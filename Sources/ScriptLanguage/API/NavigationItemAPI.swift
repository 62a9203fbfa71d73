import LifecycleEngine

// The search controller of a navigation item, as far as it decides who presents.
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

  /// What `navigationItem.searchController` reads.
  func searchController(of id: ObjectID) -> Value {
    let found = unmodeled.first { $0.object == id && $0.name == Machine.searchController }
    return found.map { copied($0.value) } ?? .null
  }
}
