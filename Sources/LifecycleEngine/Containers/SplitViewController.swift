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
struct SplitRecord: Equatable {
  /// What the author's code gave for each column, held strongly.
  var columns: [ObjectID?] = [nil, nil, nil, nil]
  /// UIKit's own navigation controllers around them, held strongly.
  var wrappers: [ObjectID?] = [nil, nil, nil, nil]
  /// Whether it was made with a style, which wraps columns; `nil` names none.
  var hasStyle = false
  /// Whether there is a supplementary column.
  var isTriple = false
  var isCollapsed = false
  /// Whether its children were put in place once.
  var isArranged = false
  /// How the columns are shown while there is room; `nil` until they are put in place or the author's
  /// code asks for a mode.
  var displayMode: SplitDisplayMode?
  /// Whether it was higher than wide when its mode was last chosen for the room there is.
  var isTall = false
  /// The one before it, while a change is told.
  var oldDisplayMode = SplitDisplayMode.oneBesideSecondary
  var preferredDisplayMode = SplitDisplayMode.automatic
  /// The top column of a collapsed interface.
  var top: SplitColumn?
  /// The delegate, held weakly.
  var delegate: ObjectID?

  var held: [ObjectID] { (columns + wrappers).compactMap { $0 } }
}

extension World {
  func splitSlot(_ id: ObjectID) -> Int { containerSlot(id) }

  // MARK: What the author's code asks for

  /// Makes it a split view controller with a style, as `init(style:)` does.
  public func setHasStyle(ofSplit id: ObjectID, isTriple: Bool = false) {
    let slot = splitSlot(id)
    splits[slot].hasStyle = true
    splits[slot].isTriple = isTriple
  }

  /// Whether it was made with a style, so that it has columns to speak of.
  public func hasStyle(ofSplit id: ObjectID) -> Bool { splits[splitSlot(id)].hasStyle }

  /// What `style` reads, without the dot.
  public func styleName(ofSplit id: ObjectID) -> String {
    let record = splits[splitSlot(id)]
    guard record.hasStyle else { return "unspecified" }
    return record.isTriple ? "tripleColumn" : "doubleColumn"
  }

  /// The controller of a column, as the author's code gave it.
  public func viewController(for column: SplitColumn, of id: ObjectID) -> ObjectID? {
    splits[splitSlot(id)].columns[column.rawValue]
  }

  /// Puts a controller into a column: what `setViewController(_:for:)` does. A wrapper stays where it
  /// is and shows the new controller, unless that is a navigation controller itself.
  public func setViewController(_ new: ObjectID?, for column: SplitColumn, of id: ObjectID) {
    let slot = splitSlot(id)
    let old = splits[slot].columns[column.rawValue]
    guard old != new else { return }
    let isOnStack = isOnStack(column, of: id)
    if let new { retain(new) }
    splits[slot].columns[column.rawValue] = new
    if let new, let wrapper = splits[slot].wrappers[column.rawValue], !isNavigation(new) {
      replaceStack([new], ofNavigation: wrapper, animated: false)
    } else {
      dropHolder(splits[slot].wrappers[column.rawValue] ?? old, of: id)
      if let wrapper = splits[slot].wrappers[column.rawValue] {
        splits[slot].wrappers[column.rawValue] = nil
        autorelease(wrapper)
      }
    }
    if splits[slot].isArranged { arrangeColumns(of: id, filling: isOnStack) }
    if let old { autorelease(old) }
  }

  /// Whether a collapsed interface has the column on its stack.
  private func isOnStack(_ column: SplitColumn, of id: ObjectID) -> Bool {
    let record = splits[splitSlot(id)]
    let holder = record.wrappers[column.rawValue] ?? record.columns[column.rawValue]
    guard record.isCollapsed, let holder, let base = baseOfStack(of: id) else { return false }
    return holder != base && parent(of: holder) == base
  }

  /// What showed a column leaves it.
  private func dropHolder(_ holder: ObjectID?, of id: ObjectID) {
    guard let holder, splits[splitSlot(id)].isArranged else { return }
    if parent(of: holder) == id { return takeAway(holder, from: id) }
    if let base = baseOfStack(of: id), parent(of: holder) == base {
      let rest = viewControllers(ofNavigation: base).filter { $0 != holder }
      replaceStack(rest, ofNavigation: base, animated: false)
    }
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

  /// Sets the delegate, which is held weakly.
  public func setSplitDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    splits[splitSlot(id)].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func splitDelegate(of id: ObjectID) -> ObjectID? { alive(splits[splitSlot(id)].delegate) }

  func isNavigation(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].kind == .navigationController
  }
}
