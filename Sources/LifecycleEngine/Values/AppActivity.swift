/// What an app is doing.
public enum AppActivity: Sendable {
  /// It is in front and gets touches.
  case active
  /// It is in front, or about to be, and gets no touches.
  case inactive
  /// It is not on screen.
  case background

  /// The name of `UIApplication.State`.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}
