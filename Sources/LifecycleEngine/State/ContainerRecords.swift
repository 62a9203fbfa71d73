/// The state of a tab bar controller, except for the children.
struct TabRecord: Equatable {
  /// The tabs in order, held strongly.
  var viewControllers: [ObjectID] = []
  var selectedIndex = 0
  /// The `UITab` objects in order, held strongly; empty if the author's code has given controllers.
  var objects: [TabObject] = []
  /// The child on screen.
  var displayed: ObjectID?
  /// The delegate, held weakly.
  var delegate: ObjectID?
  var hidesTabBar = false
  /// True if the selected tab fades in when the selection is shown.
  var fades = false
  /// The selected `UITab` before the current tap; not held.
  var previous: ObjectID?
  /// True if the delegate has refused the current tap.
  var refusesTap = false

  /// The controller of the selected tab.
  var selected: ObjectID? {
    viewControllers.indices.contains(selectedIndex) ? viewControllers[selectedIndex] : nil
  }

  /// Replaces the tabs. The selected controller stays selected if it is still a tab. Otherwise the
  /// controller at the same place is selected, or the first tab.
  mutating func replace(by new: [ObjectID], keeping selected: ObjectID?) {
    viewControllers = new
    if let place = new.firstIndex(where: { $0 == selected }) {
      selectedIndex = place
    } else if selectedIndex >= new.count {
      selectedIndex = 0
    }
  }

  /// Removes a tab.
  /// - Returns: True if the controller was a tab.
  mutating func remove(_ child: ObjectID) -> Bool {
    guard let index = viewControllers.firstIndex(of: child) else { return false }
    viewControllers.remove(at: index)
    if index < selectedIndex { selectedIndex -= 1 }
    if selectedIndex >= viewControllers.count { selectedIndex = 0 }
    return true
  }
}

/// A `UITab`, whose controller comes when the tab is selected for the first time.
struct TabObject: Equatable {
  let id: ObjectID
  var controller: ObjectID?
}

/// A controller for each column of a split view controller that has a controller.
struct ByColumn: Equatable {
  private var ids: [ObjectID?] = [nil, nil, nil, nil]

  subscript(column: SplitColumn) -> ObjectID? {
    get { ids[column.rawValue] }
    set { ids[column.rawValue] = newValue }
  }

  /// The controllers in the order of their columns.
  var all: [ObjectID] { ids.compactMap { $0 } }
}

/// The state of a split view controller, except for the children. The children are on screen side
/// by side, so they appear and disappear like the children of a plain parent.
struct SplitRecord: Equatable {
  /// The controllers that the author's code gave for the columns, held strongly.
  var columns = ByColumn()
  /// UIKit's own navigation controllers around the columns, held strongly.
  var wrappers = ByColumn()
  /// True if the split view controller was made with a style. A style wraps the columns.
  var hasStyle = false
  /// True if the split view controller has a supplementary column.
  var isTriple = false
  var isCollapsed = false
  /// True if the children were put in place once.
  var isArranged = false
  /// The display mode while there is room; `nil` until the columns are put in place or the author's
  /// code asks for a mode.
  var displayMode: SplitDisplayMode?
  /// True if the view was higher than wide when the display mode was last chosen for the room.
  var isTall = false
  /// The previous display mode, while the delegate is called about a change.
  var oldDisplayMode = SplitDisplayMode.oneBesideSecondary
  var preferredDisplayMode = SplitDisplayMode.automatic
  /// The top column of a collapsed interface.
  var top: SplitColumn?
  /// The delegate, held weakly.
  var delegate: ObjectID?

  var held: [ObjectID] { columns.all + wrappers.all }
}

/// The state of a page view controller, except for the children.
struct PageRecord: Equatable {
  var style = PageTransitionStyle.scroll
  /// True if the pages follow each other from top to bottom.
  var isVertical = false
  /// The page on screen, or the page that will be on screen.
  var current: ObjectID?
  /// The page on screen.
  var displayed: ObjectID?
  /// The pages of the shorthand `UIPageViewController(.scroll, A, B, C)`, held strongly.
  var source: [ObjectID] = []
  /// The pages before and after the page on screen, as far as the data source was asked. Only the
  /// scroll style keeps these pages.
  var before = NeighbourPage.unknown
  var after = NeighbourPage.unknown
  /// The direction of the last turn, by the user or by code.
  var turnDirection = PageDirection.forward
  /// The page the user turned to last, not held.
  var dragged: ObjectID?
  /// The number of pages in the last refused call.
  var refusedCount = 0
  /// The pages that were set during the running turn.
  var request: PageRequest?
  /// The data source and the delegate, held weakly.
  var dataSource: ObjectID?
  var delegate: ObjectID?

  /// The objects that the page view controller holds, except for the children.
  var held: [ObjectID] {
    var held = source
    if let page = before.page { held.append(page) }
    if let page = after.page { held.append(page) }
    if let request { held += [request.page] + [request.completion].compactMap { $0 } }
    return held
  }

  /// The page before or after the page on screen, as far as known.
  subscript(direction: PageDirection) -> NeighbourPage {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }

  /// The page next to a page in the fixed list of pages.
  func sourcePage(nextTo page: ObjectID, _ direction: PageDirection) -> ObjectID? {
    guard let index = source.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return source.indices.contains(next) ? source[next] : nil
  }
}

/// A page before or after the page on screen, as far as a page view controller knows the page.
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
  /// The cause of the request.
  var origin = Origin.none
}
