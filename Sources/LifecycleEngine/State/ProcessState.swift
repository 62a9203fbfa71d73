/// The app as seen by the system.
struct ProcessState: Equatable {
  private(set) var activity = AppActivity.active
  /// True during the launch of an app with a main storyboard.
  private(set) var hasStoryboard = false
  /// True during a launch until the scene connects. Until then, windows show nothing.
  private(set) var isConnecting = false
  /// The author's delegates of the application and of the scene; not held.
  private(set) var appDelegate: ObjectID?
  private(set) var sceneDelegate: ObjectID?
  /// The key window; not held.
  private(set) var key: ObjectID?
  /// The number of events before the controllers were told of a memory warning.
  var firstWarned: Int?

  /// The events of the call to the scene's delegate, before the notifications follow.
  var toldScene: Range<Int>?

  mutating func become(_ activity: AppActivity) { self.activity = activity }
  mutating func setAppDelegate(_ delegate: ObjectID?) { appDelegate = delegate }
  mutating func setSceneDelegate(_ delegate: ObjectID?) { sceneDelegate = delegate }
  mutating func makeKey(_ window: ObjectID) { key = window }

  /// Begins a launch: no window is key. The app is inactive, or in the background until its scene
  /// connects.
  mutating func beginLaunch(hasStoryboard: Bool, isConnecting: Bool) {
    activity = isConnecting ? .background : .inactive
    key = nil
    self.hasStoryboard = hasStoryboard
    self.isConnecting = isConnecting
  }

  /// The scene connects.
  mutating func connect() { isConnecting = false }
  mutating func endLaunch() { hasStoryboard = false }
}
