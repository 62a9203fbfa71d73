/// The orientations of the interface that the app's Info.plist permits.
public struct AppPermission: Equatable, Sendable {
  /// The orientations of `UISupportedInterfaceOrientations`; `nil` for the default.
  public var orientations: OrientationMask?
  /// `UIRequiresFullScreen`: the app shares a pad's screen with no other.
  public var requiresFullScreen: Bool
  /// `UIObservationTrackingEnabled`: iOS 18 follows observable objects.
  public var tracksObservation = false

  /// Creates the permission of an Info.plist.
  public init(orientations: OrientationMask? = nil, requiresFullScreen: Bool = false) {
    self.orientations = orientations
    self.requiresFullScreen = requiresFullScreen
  }
}
