/// What is special while the app starts.
struct LaunchState: Equatable {
  var hasStoryboard = false
  /// Whether the scene is not in front yet, so that windows show nothing.
  var isConnecting = false
}
