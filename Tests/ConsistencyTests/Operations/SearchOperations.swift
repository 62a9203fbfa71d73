import LifecycleEngine

// Search controllers.
extension OperationRow {
  static let searches: [Operation.Kind: OperationRow] = [
    .setSearch: since(
      11,
      { "\($0.subject.name).navigationItem.searchController = \($0.isOn ? "search" : "nil")" }
    ) { $1.world.setSearchController($0.isOn ? $1[.search] : nil, of: $1[$0.subject]) },
    .beginSearch: ifKnown({ _ in "search.isActive = true" }) { $0.beginSearch($1) },
    .endSearch: ifKnown({ _ in "search.isActive = false" }) { $0.endSearch($1) },
    .tapSearch: OperationRow(isAction: true, write: { _ in "user.tap(search.searchBar)" }) {
      (try? $1.world.tapSearchBar(of: $1[.search])) != nil
    },
  ]

  /// A deed of the author's code that scenarios refuse where no source tells the effect.
  private static func ifKnown(
    _ write: @escaping @Sendable (Operation) -> String,
    _ perform: @escaping @Sendable (World, ObjectID) -> Bool
  ) -> OperationRow {
    OperationRow(isAction: true, write: write) { perform($1.world, $1[.search]) }
  }
}
