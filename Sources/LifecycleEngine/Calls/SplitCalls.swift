// Calls about split view controllers.
extension World {
  /// Makes it a split view controller with a style, as `init(style:)` does.
  public func setHasStyle(ofSplit id: ObjectID, isTriple: Bool = false) {
    splitViews.setHasStyle(ofSplit: id, isTriple: isTriple)
  }

  /// Returns true if it was made with a style, so that it has columns to speak of.
  public func hasStyle(ofSplit id: ObjectID) -> Bool { splits[id].hasStyle }

  /// The value of `style`, without the dot.
  public func styleName(ofSplit id: ObjectID) -> String { splitViews.styleName(ofSplit: id) }

  /// The controller of a column, as the author's code gave it.
  public func viewController(for column: SplitColumn, of id: ObjectID) -> ObjectID? {
    splits[id].columns[column]
  }

  /// Puts a controller into a column: what `setViewController(_:for:)` does. A wrapper stays where it
  /// is and shows the new controller, unless that is a navigation controller itself.
  public func setViewController(_ new: ObjectID?, for column: SplitColumn, of id: ObjectID) {
    splitViews.setViewController(new, for: column, of: id)
  }

  /// The controllers of a split view controller without a style, or the columns of one with a style.
  public func viewControllers(ofSplit id: ObjectID) -> [ObjectID] {
    splitViews.viewControllers(ofSplit: id)
  }

  /// Returns true if only one column is shown.
  public func isCollapsed(_ id: ObjectID) -> Bool { splits[id].isCollapsed }

  /// Sets the delegate, which is held weakly.
  public func setSplitDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    splits[id].delegate = delegate
  }

  /// The delegate, if it is alive.
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

  /// Shows a column: what `show(_:)` does. A collapsed interface goes to it.
  public func showColumn(_ column: SplitColumn, of id: ObjectID) {
    splitViews.showColumn(column, of: id)
  }

  /// Hides a column: what `hide(_:)` does. A collapsed interface goes back from it.
  public func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    splitViews.hideColumn(column, of: id)
  }
}
