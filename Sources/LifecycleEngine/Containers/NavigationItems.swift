// The parts of a controller's navigation item that change behaviour.
extension NavigationControllers {
  func setSearchController(_ search: ObjectID?, of id: ObjectID) {
    world.controllers[id].hasSearchController = search != nil
    if let search {
      world.searches[search].owner = id
      world.note(.searchBar)
    }
    guard world.holds(.searchContextWhileShown), let container = world.parent(of: id),
      world.controllers[container].kind == .navigationController,
      world.containers.displayedChild(of: container) == id
    else { return }
    defineContextForSearch(of: id)
  }

  /// Returns true if the bar shows a back button.
  func hasBackButton(_ navigation: ObjectID) -> Bool {
    let record = world.navigations[navigation]
    guard !record.hidesNavigationBar else { return false }
    return record.stack.last.map { world.controllers[$0].showsBackButton } ?? true
  }

  func defineContextForSearch(of id: ObjectID) {
    if world.controllers[id].hasSearchController {
      world.controllers[id].definesPresentationContext = true
    }
  }
}
