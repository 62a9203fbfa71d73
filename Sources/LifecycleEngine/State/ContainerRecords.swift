/// The record of a tab bar controller beside its children.
struct TabRecord: Equatable {
  /// The tabs in order, held strongly.
  var viewControllers: [ObjectID] = []
  var selectedIndex = 0
  /// The child on screen.
  var displayed: ObjectID?
  /// The delegate, held weakly.
  var delegate: ObjectID?
  var hidesTabBar = false
  /// True if the delegate has refused the tap that is being handled.
  var refusesTap = false

  /// The controller of the selected tab.
  var selected: ObjectID? {
    viewControllers.indices.contains(selectedIndex) ? viewControllers[selectedIndex] : nil
  }

  /// Gives it other tabs. The selected controller stays selected if it is still a tab; else the
  /// controller at its place is, or the first.
  mutating func replace(by new: [ObjectID], keeping selected: ObjectID?) {
    viewControllers = new
    if let place = new.firstIndex(where: { $0 == selected }) {
      selectedIndex = place
    } else if selectedIndex >= new.count {
      selectedIndex = 0
    }
  }

  /// Takes a tab away.
  /// - Returns: True if there was such a tab.
  mutating func remove(_ child: ObjectID) -> Bool {
    guard let index = viewControllers.firstIndex(of: child) else { return false }
    viewControllers.remove(at: index)
    if index < selectedIndex { selectedIndex -= 1 }
    if selectedIndex >= viewControllers.count { selectedIndex = 0 }
    return true
  }
}

/// The record of a split view controller beside its children.
///
/// A controller for each column of a split view controller that has one.
struct ByColumn: Equatable {
  private var ids: [ObjectID?] = [nil, nil, nil, nil]

  subscript(column: SplitColumn) -> ObjectID? {
    get { ids[column.rawValue] }
    set { ids[column.rawValue] = newValue }
  }

  /// The controllers in the order of their columns.
  var all: [ObjectID] { ids.compactMap { $0 } }
}

/// Its children are on screen side by side, so they appear and disappear as those of any parent
/// whose views are in its own.
struct SplitRecord: Equatable {
  /// What the author's code gave for each column, held strongly.
  var columns = ByColumn()
  /// UIKit's own navigation controllers around them, held strongly.
  var wrappers = ByColumn()
  /// True if it was made with a style, which wraps columns; `nil` names none.
  var hasStyle = false
  /// True if there is a supplementary column.
  var isTriple = false
  var isCollapsed = false
  /// True if its children were put in place once.
  var isArranged = false
  /// How the columns are shown while there is room; `nil` until they are put in place or the author's
  /// code asks for a mode.
  var displayMode: SplitDisplayMode?
  /// True if it was higher than wide when its mode was last chosen for the room there is.
  var isTall = false
  /// The one before it, while a change is told.
  var oldDisplayMode = SplitDisplayMode.oneBesideSecondary
  var preferredDisplayMode = SplitDisplayMode.automatic
  /// The top column of a collapsed interface.
  var top: SplitColumn?
  /// The delegate, held weakly.
  var delegate: ObjectID?

  var held: [ObjectID] { columns.all + wrappers.all }
}

/// The record of a page view controller beside its children.
struct PageRecord: Equatable {
  var style = PageTransitionStyle.scroll
  /// The page it shows or will show.
  var current: ObjectID?
  /// The page on screen.
  var displayed: ObjectID?
  /// The pages of the shorthand `UIPageViewController(.scroll, A, B, C)`, held strongly.
  var source: [ObjectID] = []
  /// The pages next to the one on screen, as far as they were asked for; only scrolling keeps them.
  var before = NeighbourPage.unknown
  var after = NeighbourPage.unknown
  /// Which way the user turns, or code did last.
  var turnDirection = PageDirection.forward
  /// The page the user turned to last, not held.
  var dragged: ObjectID?
  /// The number of pages it was given when that was the wrong number.
  var refusedCount = 0
  /// What was asked for during the turn under way.
  var request: PageRequest?
  /// The data source and the delegate, held weakly.
  var dataSource: ObjectID?
  var delegate: ObjectID?

  /// The objects that a page view controller holds beside its children.
  var held: [ObjectID] {
    var held = source
    if let page = before.page { held.append(page) }
    if let page = after.page { held.append(page) }
    if let request { held += [request.page] + [request.completion].compactMap { $0 } }
    return held
  }

  /// The page next to the one on screen, as far as it is known.
  subscript(direction: PageDirection) -> NeighbourPage {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }

  /// The page next to a page among the fixed ones.
  func sourcePage(nextTo page: ObjectID, _ direction: PageDirection) -> ObjectID? {
    guard let index = source.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return source.indices.contains(next) ? source[next] : nil
  }
}

/// A page next to the one on screen, as far as a page view controller knows it.
enum NeighbourPage: Equatable {
  case unknown
  /// The data source has none.
  case none
  /// Held strongly.
  case known(ObjectID)

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var page: ObjectID? {
    if case .known(let page) = self { return page }
    return nil
  }
}

/// A page that was set during a turn; the page and the completion are held strongly.
struct PageRequest: Equatable {
  var page: ObjectID
  var direction: PageDirection
  var isAnimated: Bool
  var completion: ObjectID?
  /// The cause of it.
  var origin = Origin.none
}
