extension MemberTable {
  /// The members of `UISearchController`.
  static let searchController = MemberTable(
    """
    UISearchController [since 8]

    searchBar: UISearchBar [simulated]
    searchResultsController: UIViewController? [simulated]
    searchResultsUpdater: UISearchResultsUpdating? [simulated, weak]
    delegate: UISearchControllerDelegate? [simulated, weak]
    isActive: Bool [changed, schedules]

    init(searchResultsController: UIViewController?)
    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    """)
}
