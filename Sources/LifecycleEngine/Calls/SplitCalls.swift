// Calls about split view controllers.
extension World {
  /// Gives a split view controller a style, as `init(style:)` does.
  public func setHasStyle(ofSplit id: ObjectID, isTriple: Bool = false) {
    splitViews.setHasStyle(ofSplit: id, isTriple: isTriple)
  }

  /// Returns true if the split view controller was made with a style and so has columns.
  public func hasStyle(ofSplit id: ObjectID) -> Bool { splits[id].hasStyle }

  /// The value of `style`, without the dot.
  public func styleName(ofSplit id: ObjectID) -> String { splitViews.styleName(ofSplit: id) }

  /// The controller of a column, as set by the author's code.
  public func viewController(for column: SplitColumn, of id: ObjectID) -> ObjectID? {
    splits[id].columns[column]
  }

  /// Performs `setViewController(_:for:)`. A wrapper stays in place and pushes the new controller,
  /// unless the new controller is a navigation controller. Source: `split-secondary-again-pushes`.
  public func setViewController(_ new: ObjectID?, for column: SplitColumn, of id: ObjectID) {
    splitViews.setViewController(new, for: column, of: id)
  }

  /// The controllers without a style, or the columns with a style.
  public func viewControllers(ofSplit id: ObjectID) -> [ObjectID] {
    splitViews.viewControllers(ofSplit: id)
  }

  /// Returns true if only one column is shown.
  public func isCollapsed(_ id: ObjectID) -> Bool { splits[id].isCollapsed }

  /// Sets the delegate, which is held weakly.
  public func setSplitDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    splits[id].delegate = delegate
  }

  /// The delegate, if alive.
  public func splitDelegate(of id: ObjectID) -> ObjectID? { alive(splits[id].delegate) }

  /// The value of `displayMode`.
  public func displayMode(of id: ObjectID) -> SplitDisplayMode {
    splits[id].isCollapsed ? .secondaryOnly : splitViews.expandedMode(of: id)
  }

  /// The value of `preferredDisplayMode`.
  public func preferredDisplayMode(of id: ObjectID) -> SplitDisplayMode {
    splits[id].preferredDisplayMode
  }

  /// Sets how the columns are to be shown.
  public func setPreferredDisplayMode(_ mode: SplitDisplayMode, of id: ObjectID) {
    splitViews.setPreferredDisplayMode(mode, of: id)
  }

  /// Performs `show(_:)` with a column. A collapsed interface goes to the column.
  public func showColumn(_ column: SplitColumn, of id: ObjectID) {
    splitViews.showColumn(column, of: id)
  }

  /// Performs `hide(_:)` with a column. A collapsed interface goes back from the column.
  public func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    splitViews.hideColumn(column, of: id)
  }
}
