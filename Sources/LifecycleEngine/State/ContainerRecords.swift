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
}

/// The record of a split view controller beside its children.
///
/// Its children are on screen side by side, so they appear and disappear as those of any parent
/// whose views are in its own.
struct SplitRecord: Equatable {
  /// What the author's code gave for each column, held strongly.
  var columns: [ObjectID?] = [nil, nil, nil, nil]
  /// UIKit's own navigation controllers around them, held strongly.
  var wrappers: [ObjectID?] = [nil, nil, nil, nil]
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

  var held: [ObjectID] { (columns + wrappers).compactMap { $0 } }
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
  /// How many pages it was given when that was the wrong number.
  var refusedCount = 0
  /// What was asked for during the turn under way.
  var request: PageRequest?
  /// The data source and the delegate, held weakly.
  var dataSource: ObjectID?
  var delegate: ObjectID?
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
  /// What led to it.
  var origin = Origin.none
}
