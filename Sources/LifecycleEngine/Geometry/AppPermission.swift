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

extension World {
  /// Gives the app an Info.plist. What it does not support, the interface is not when the app starts.
  /// - Returns: Whether it came in time: an app that shows something has started.
  public func setPermission(_ permission: AppPermission) -> Bool {
    guard windows.allSatisfy({ views[viewSlot($0)].rootViewController == nil }) else {
      return false
    }
    orientationState.permission = permission
    if let mask = permission.orientations, !mask.contains(OrientationMask(device.orientation)),
      let first = mask.orientations.first
    {
      turnInterface(to: first, animated: false)
    }
    return true
  }
}
