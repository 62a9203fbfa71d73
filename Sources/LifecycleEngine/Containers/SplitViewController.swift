/// A column of a split view controller.
public enum SplitColumn: Int, CaseIterable, Sendable {
  case primary, supplementary, secondary, compact

  /// The name after the dot: `.primary`.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}

/// What the world knows of a split view controller beside its children.
///
/// Its children are on screen side by side, so they appear and disappear as those of any parent
/// whose views are in its own.
struct SplitRecord {
  /// What the author's code gave for each column, held strongly.
  var columns: [ObjectID?] = [nil, nil, nil, nil]
  /// UIKit's own navigation controllers around them, held strongly.
  var wrappers: [ObjectID?] = [nil, nil, nil, nil]
  /// Whether it was made with a style, which wraps columns; `nil` names none.
  var hasStyle = false
  var isCollapsed = false
  /// Whether its children were put in place once.
  var isArranged = false
  /// The controllers of the secondary column that a collapse put onto the primary one's stack.
  var moved: [ObjectID] = []
  /// Columns that the author's code has hidden, and the top one of a collapsed interface.
  var hidden: [SplitColumn] = []
  var top: SplitColumn?
  var preferredDisplayMode = "automatic"
  /// The delegate, held weakly.
  var delegate: ObjectID?

  var held: [ObjectID] { (columns + wrappers).compactMap { $0 } + moved }
}

/// What a split view controller does when its width class changes.
enum SplitAction: Sendable { case askForTop, separate, arrange, didCollapse, didExpand }

extension World {
  func splitSlot(_ id: ObjectID) -> Int { containerSlot(id) }

  // MARK: What the author's code asks for

  /// Makes it a split view controller with a style, as `init(style:)` does.
  public func setHasStyle(ofSplit id: ObjectID) { splits[splitSlot(id)].hasStyle = true }

  /// The controller of a column, as the author's code gave it.
  public func viewController(for column: SplitColumn, of id: ObjectID) -> ObjectID? {
    splits[splitSlot(id)].columns[column.rawValue]
  }

  /// Puts a controller into a column: what `setViewController(_:for:)` does.
  public func setViewController(_ new: ObjectID?, for column: SplitColumn, of id: ObjectID) {
    let slot = splitSlot(id)
    let old = splits[slot].columns[column.rawValue]
    guard old != new else { return }
    let wrapper = splits[slot].wrappers[column.rawValue]
    if let new { retain(new) }
    splits[slot].columns[column.rawValue] = new
    if let old, wrapper == nil, parent(of: old) == id { takeAway(old, from: id) }
    if let wrapper {
      setViewControllers(new.map { [$0] } ?? [], ofNavigation: wrapper, animated: false)
    }
    if splits[slot].isArranged { arrangeColumns(of: id) }
    if let old { autorelease(old) }
  }

  /// The controllers of a split view controller without a style, or the columns of one with a style.
  public func viewControllers(ofSplit id: ObjectID) -> [ObjectID] {
    let record = splits[splitSlot(id)]
    if record.isCollapsed { return controllers[controllerSlot(id)].children }
    return [SplitColumn.primary, .supplementary, .secondary].compactMap { column in
      record.wrappers[column.rawValue] ?? record.columns[column.rawValue]
    }
  }

  /// Whether only one column is shown.
  public func isCollapsed(_ id: ObjectID) -> Bool { splits[splitSlot(id)].isCollapsed }

  /// How the columns are to be shown: `automatic`, `oneBesideSecondary`, `secondaryOnly` and so on.
  public func preferredDisplayMode(of id: ObjectID) -> String {
    splits[splitSlot(id)].preferredDisplayMode
  }

  /// Sets how the columns are to be shown.
  public func setPreferredDisplayMode(_ mode: String, of id: ObjectID) {
    splits[splitSlot(id)].preferredDisplayMode = mode
    splits[splitSlot(id)].hidden = []
    if splits[splitSlot(id)].isArranged { arrangeColumns(of: id) }
  }

  /// Sets the delegate, which is held weakly.
  public func setSplitDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    splits[splitSlot(id)].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func splitDelegate(of id: ObjectID) -> ObjectID? { alive(splits[splitSlot(id)].delegate) }

  /// Shows a column: what `show(_:)` does. A collapsed interface goes to it.
  public func showColumn(_ column: SplitColumn, of id: ObjectID) {
    let slot = splitSlot(id)
    splits[slot].hidden.removeAll { $0 == column }
    if splits[slot].preferredDisplayMode == "secondaryOnly", column == .primary {
      splits[slot].preferredDisplayMode = "oneBesideSecondary"
    }
    splits[slot].top = column
    if splits[slot].isArranged { arrangeColumns(of: id) }
  }

  /// Hides a column: what `hide(_:)` does. A collapsed interface goes back from it.
  public func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    let slot = splitSlot(id)
    if splits[slot].isCollapsed {
      if column == .secondary { splits[slot].top = .primary }
    } else if !splits[slot].hidden.contains(column) {
      splits[slot].hidden.append(column)
    }
    if splits[slot].isArranged { arrangeColumns(of: id) }
  }
}
