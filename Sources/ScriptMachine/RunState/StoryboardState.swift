import LifecycleEngine

/// The state of a storyboard while a controller is made or a segue performed.
struct StoryboardState {
  /// The running segue.
  var segue: (identifier: String, sender: Value)?
  /// The method that the running unwind segue calls.
  var unwindAction: Int?
  /// The class of the main storyboard's first controller, while the app launches.
  var initialScene: Int?
}
