// What the navigation item of a controller has, as far as something depends on it.
extension World {
  /// Sets whether the navigation item of a controller has a search controller.
  public func setHasSearchController(_ hasOne: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].hasSearchController = hasOne
    guard holds(.searchContextWhileShown), let container = parent(of: id),
      controllers[controllerSlot(container)].kind == .navigationController,
      displayedChild(of: container) == id
    else { return }
    defineContextForSearch(of: id)
  }

  /// Sets whether the navigation item of a controller has items on the left, in whose favor the back
  /// button goes.
  public func setHasLeftItems(_ hasAny: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].hasLeftItems = hasAny
  }

  /// Sets whether the back button stays beside items on the left: `leftItemsSupplementBackButton`.
  public func setKeepsBackButton(_ keeps: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].keepsBackButton = keeps
  }

  /// Whether the bar shows a button that goes back.
  func hasBackButton(_ navigation: ObjectID) -> Bool {
    let record = navigations[containerSlot(navigation)]
    guard !record.hidesNavigationBar else { return false }
    return record.stack.last.map {
      let top = controllers[controllerSlot($0)]
      return !top.hasLeftItems || top.keepsBackButton
    } ?? true
  }

  func defineContextForSearch(of id: ObjectID) {
    if controllers[controllerSlot(id)].hasSearchController {
      controllers[controllerSlot(id)].definesPresentationContext = true
    }
  }
}
