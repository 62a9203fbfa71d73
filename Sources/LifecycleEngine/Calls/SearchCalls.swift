// Calls about search controllers.
extension World {
  /// The living search controllers, in the order in which the controllers were made.
  public var searchControllers: [ObjectID] {
    controllers.lazy.filter { $0.kind == .searchController }.map { $0.id }.filter {
      alive($0) != nil
    }
  }

  /// The controller whose navigation item has a search controller, if alive.
  public func searchOwner(of id: ObjectID) -> ObjectID? { alive(searches[id].owner) }

  /// The delegate of a search controller, if alive.
  public func searchDelegate(of id: ObjectID) -> ObjectID? { alive(searches[id].delegate) }

  /// Sets the delegate, which is not held.
  public func setSearchDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    searches[id].delegate = delegate
  }

  /// The object that updates the results of a search.
  public func searchUpdater(of id: ObjectID) -> ObjectID? { alive(searches[id].updater) }

  /// Sets the object that updates the results, which is not held.
  public func setSearchUpdater(_ updater: ObjectID?, of id: ObjectID) {
    searches[id].updater = updater
  }

  /// The value of `isActive`.
  public func isSearchActive(_ id: ObjectID) -> Bool { presenting.isSearchActive(id) }

  /// Performs `isActive = true`.
  /// - Returns: False where no source tells if a search begins.
  public func beginSearch(_ id: ObjectID) -> Bool { presenting.beginSearch(id) }

  /// Performs `isActive = false`.
  /// - Returns: False where no source tells if the search ends.
  public func endSearch(_ id: ObjectID) -> Bool { presenting.endSearch(id) }

  /// Taps the search bar of a search controller.
  /// - Throws: If the bar is in no navigation bar on screen, or if no touch reaches the bar.
  public func tapSearchBar(of id: ObjectID) throws(GestureError) {
    try presenting.tapSearchBar(of: id)
  }
}
