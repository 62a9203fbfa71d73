/// The views of a world with their superviews and subviews, and the windows.
struct ViewTree: Equatable {
  private var records = Records<ViewRecord>()
  /// The living windows, in order of creation.
  private(set) var windows: [ObjectID] = []
  /// The living windows in the order in which they came to the front last.
  private var shown: [ObjectID] = []

  /// The record of a view, changed in place.
  subscript(id: ObjectID) -> ViewRecord {
    _read { yield records[id] }
    _modify { yield &records[id] }
  }

  /// The record of a view; `nil` for an object of another kind.
  func record(of id: ObjectID) -> ViewRecord? { records.record(of: id) }

  /// All views ever made.
  var all: Records<ViewRecord> { records }

  mutating func add(_ id: ObjectID, frame: Rect) {
    records.add(ViewRecord(id: id, frame: frame), of: id)
  }

  /// Makes a view a hidden window.
  mutating func addWindow(_ id: ObjectID, safeAreaInsets: Insets) {
    records[id].isWindow = true
    records[id].isHidden = true
    records[id].safeAreaInsets = safeAreaInsets
    windows.append(id)
    shown.append(id)
  }

  mutating func removeWindow(_ id: ObjectID) {
    windows.removeAll { $0 == id }
    shown.removeAll { $0 == id }
  }

  /// Brings a window to the front of the windows with its level.
  mutating func bringToFront(_ window: ObjectID) {
    shown.removeAll { $0 == window }
    shown.append(window)
  }

  /// The visible windows from front to back.
  var windowsFromFront: [ObjectID] {
    let levels = shown.indices.sorted { one, other in
      let (first, second) = (records[shown[one]].level, records[shown[other]].level)
      return first == second ? one > other : first > second
    }
    return levels.map { shown[$0] }.filter { !records[$0].isHidden }
  }

  // MARK: Places

  /// The window of a view; a window's window is the window itself.
  func window(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    while let candidate = current {
      if records[candidate].isWindow { return candidate }
      current = records[candidate].superview
    }
    return nil
  }

  /// Returns true if a view is in a window, visible or not; false for an object of another kind.
  func isBelowWindow(_ id: ObjectID) -> Bool { records.contains(id) && window(of: id) != nil }

  /// Returns true if there is a view and the view is in a visible window.
  func isInWindow(_ id: ObjectID?) -> Bool {
    guard let id, let window = window(of: id) else { return false }
    return !records[window].isHidden
  }

  /// Returns true if a view is below an ancestor, at any depth up to the budget; `nil` if the view
  /// is deeper than the budget.
  func isDescendant(_ id: ObjectID, of ancestor: ObjectID, upTo budget: Int) -> Bool? {
    var current = records[id].superview
    var depth = 0
    while let candidate = current {
      if candidate == ancestor { return true }
      depth += 1
      guard depth < budget else { return nil }
      current = records[candidate].superview
    }
    return false
  }

  /// The controller of the nearest root view from a view upwards, the view included.
  func nearestController(from view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let candidate = current {
      if let controller = records[candidate].controller { return controller }
      current = records[candidate].superview
    }
    return nil
  }

  /// Returns true if a controller is the root of a window.
  func isWindowRoot(_ controller: ObjectID) -> Bool {
    windows.contains { records[$0].rootViewController == controller }
  }

  // MARK: Order

  /// Puts a view among the subviews of a superview. The view may be a subview already.
  /// - Returns: True if the order of subviews has changed.
  mutating func insert(_ id: ObjectID, into superview: ObjectID, at place: SubviewPlace) -> Bool {
    let before = records[superview].subviews
    records[superview].subviews.removeAll { $0 == id }
    records[id].superview = superview
    let index = place.index(in: records[superview].subviews)
    records[superview].subviews.insert(id, at: index)
    return records[superview].subviews != before
  }

  /// Removes a view from its superview.
  /// - Returns: True if the view had a superview.
  mutating func remove(_ id: ObjectID) -> Bool {
    guard let superview = records[id].superview else { return false }
    records[id].superview = nil
    records[superview].subviews.removeAll { $0 == id }
    return true
  }

  /// Exchanges two subviews by their places from the back. A missing place changes nothing.
  mutating func exchange(_ first: Int, _ second: Int, of superview: ObjectID) {
    let places = records[superview].subviews.indices
    guard places.contains(first), places.contains(second) else { return }
    records[superview].subviews.swapAt(first, second)
  }
}
