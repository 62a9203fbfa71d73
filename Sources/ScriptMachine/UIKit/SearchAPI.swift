import LifecycleEngine
import UIKitNames

// Search controllers.
extension PresentationMembers {
  private static let searchBar = "searchBar"

  /// Makes the search bar, and keeps the controller of the results.
  func initializeSearch(_ id: ObjectID, _ arguments: Arguments) {
    let bar = machine.views.makeView(named: "UISearchBar", .view)
    heap.keep(.object(bar), Self.searchBar, of: id)
    if !rules.allowsUndeclared { world.noteGiven(bar, .viewOfItem) }
    let results = arguments.labeled("searchResultsController") ?? .null
    heap.keep(heap.copied(results), "searchResultsController", of: id)
  }

  func searchProperty(_ name: String, of id: ObjectID) -> Value? {
    isActivity(name) ? .boolean(world.isSearchActive(id)) : nil
  }

  /// Returns true for the property that begins and ends a search.
  private func isActivity(_ name: String) -> Bool {
    UIKitNames.marks(of: name, in: .searchController).contains(.schedules)
  }

  /// - Returns: True if the property is simulated.
  func setSearchProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case Self.searchBar, "searchResultsController":
      throw machine.uikit.readOnly(name, ["the search controller makes it"])
    case _ where isActivity(name):
      let isActive = try machine.condition(heap.copied(value))
      noteResults(of: id)
      let isKnown = isActive ? world.beginSearch(id) : world.endSearch(id)
      guard !isKnown, !rules.allowsUndeclared else { return true }
      guard world.searchOwner(of: id) != nil else {
        throw failed(
          .notSimulated,
          "A search whose controller is in no navigation item is not simulated yet",
          ["set 'navigationItem.searchController' of a view controller"])
      }
      throw failed(
        .notSimulated,
        "A search that code begins or ends while the screen is not at rest is not simulated yet",
        ["set 'isActive' in 'viewDidAppear' of the controller with the search, or later"])
    default: return false
    }
  }

  /// Notes that UIKit may show the results of a search that has begun, and may call the author's code
  /// for them at any time.
  func noteResults(of search: ObjectID) {
    // UIKit shows the controller of the results at moments that no source tells.
    if let results = heap.kept("searchResultsController", of: search) {
      machine.unknowns.noteHandedOver(results)
    }
    guard let updater = world.searchUpdater(of: search),
      let type = machine.types.typeIndex(of: updater)
    else { return }
    let methods = machine.types.chain(of: type).flatMap { program.types[$0].methods }
    machine.unknowns.note(
      .searchResultsCode,
      methods.filter {
        Callback(declared: $0.name, labels: $0.labels) == .searchUpdateResults
      }.map { $0.function })
  }

  /// The search controller that owns a search bar.
  func searchController(ofBar bar: ObjectID) -> ObjectID? {
    guard machine.types.isCommonView(bar, "UISearchBar") else { return nil }
    return world.searchControllers.first { heap.kept(Self.searchBar, of: $0)?.objectID == bar }
  }
}
