/// The activity of an app.
public enum AppActivity: Sendable {
  /// The app is in front and gets touches.
  case active
  /// The app is in front, or about to be, and gets no touches.
  case inactive
  /// The app is not on screen.
  case background
  /// The scene of a launched app connects. The app is not active, and no source tells more.
  case connecting

  /// The name of `UIApplication.State`.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive, .connecting: "inactive"
    case .background: "background"
    }
  }
}
