/// What the app's Info.plist says of the ways up its interface may be.
public struct AppPermission: Equatable, Sendable {
  /// The ways up that `UISupportedInterfaceOrientations` names; `nil` where it is left as it is.
  public var orientations: OrientationMask?
  /// `UIRequiresFullScreen`: the app shares a pad's screen with no other.
  public var requiresFullScreen: Bool

  /// Creates what an Info.plist says.
  public init(orientations: OrientationMask? = nil, requiresFullScreen: Bool = false) {
    self.orientations = orientations
    self.requiresFullScreen = requiresFullScreen
  }
}
