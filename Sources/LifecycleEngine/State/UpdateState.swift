/// The work of the update at the end of a turn, and the progress of the update.
struct UpdateState: Equatable {
  private var needsTraits = false
  private var needsGeometry = false
  private var isRunning = false
  /// The containers whose contents are being laid out, the innermost last.
  private var containers: [ObjectID] = []
  /// The views that are being laid out, the innermost last.
  private var views: [ObjectID] = []

  // MARK: What has changed

  /// True if traits, bars or insets have changed since the last update.
  var isNeeded: Bool { needsTraits || needsGeometry || !moved.isEmpty }

  /// The views with views of controllers that code has moved since the last update.
  private var moved: [ObjectID] = []

  mutating func noteMove(of view: ObjectID) { moved.append(view) }

  /// The views that code has moved since the last call.
  mutating func takeMoved() -> [ObjectID] {
    let result = moved
    moved = []
    return result
  }

  mutating func setNeedsTraits() { needsTraits = true }

  /// Bars or insets have changed.
  mutating func setNeedsGeometry() { needsGeometry = true }

  /// Returns true if traits have changed since the last call.
  mutating func takeNeedsTraits() -> Bool {
    let result = needsTraits
    needsTraits = false
    return result
  }

  /// Returns true if bars or insets have changed since the last call.
  mutating func takeNeedsGeometry() -> Bool {
    let result = needsGeometry
    needsGeometry = false
    return result
  }

  // MARK: Where it is

  /// Returns false if an update is running already.
  mutating func begin() -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    return true
  }

  mutating func end() { isRunning = false }

  mutating func beginLayout(of view: ObjectID) { views.append(view) }
  mutating func endLayout() { views.removeLast() }
  /// Returns true if a view is being laid out.
  func isLayingOut(_ view: ObjectID) -> Bool { views.contains(view) }

  mutating func beginContents(of container: ObjectID) { containers.append(container) }
  mutating func endContents() { containers.removeLast() }
  /// The container whose contents are being laid out.
  var container: ObjectID? { containers.last }
}
