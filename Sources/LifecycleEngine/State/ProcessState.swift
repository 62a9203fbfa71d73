/// The app as the system sees it.
struct ProcessState: Equatable {
  private(set) var activity = AppActivity.active
  /// True while an app starts that has a main storyboard.
  private(set) var hasStoryboard = false
  /// True until the scene of an app that starts is in front: windows show nothing.
  private(set) var isConnecting = false
  /// The author's delegates of the application and of its scene; they are not held.
  private(set) var appDelegate: ObjectID?
  private(set) var sceneDelegate: ObjectID?
  /// The key window; it is not held.
  private(set) var key: ObjectID?

  mutating func become(_ activity: AppActivity) { self.activity = activity }
  mutating func setAppDelegate(_ delegate: ObjectID?) { appDelegate = delegate }
  mutating func setSceneDelegate(_ delegate: ObjectID?) { sceneDelegate = delegate }
  mutating func makeKey(_ window: ObjectID) { key = window }

  /// The app starts: it is inactive, and no window is key.
  mutating func beginLaunch(hasStoryboard: Bool, isConnecting: Bool) {
    activity = .inactive
    key = nil
    self.hasStoryboard = hasStoryboard
    self.isConnecting = isConnecting
  }

  /// The scene is in front.
  mutating func connect() { isConnecting = false }
  mutating func endLaunch() { hasStoryboard = false }
}
