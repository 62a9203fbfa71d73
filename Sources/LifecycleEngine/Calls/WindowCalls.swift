// Calls about rotation and size.
extension World {
  /// Gives the app's scene another size, as when the user drags the divider of a split screen.
  public func resize(width: Double, height: Double) {
    windowChanges.resize(width: width, height: height)
  }

  /// Sets traits of the system, such as the dark style.
  public func setSystemTraits(_ traits: TraitOverrides) { windowChanges.setSystemTraits(traits) }

  /// What UIKit's own `size(forChildContentContainer:withParentContainerSize:)` answers.
  /// - Parameters:
  ///   - child: A child of the parent.
  ///   - parent: The controller that is asked.
  ///   - size: The size that the parent gets, in points.
  /// - Returns: The size that the child gets with it, in points.
  public func size(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size { windowChanges.size(ofChild: child, in: parent, whichGets: size) }

  /// Turns the device; the interface follows if the app and the controller in front allow it.
  public func rotate(to orientation: Orientation) { windowChanges.rotate(to: orientation) }

  /// What `supportedInterfaceOrientations` is by default.
  /// Source: `supportedinterfaceorientations-default`.
  public var defaultOrientations: OrientationMask { screen.defaultOrientations }

  /// Does what `setNeedsUpdateOfSupportedInterfaceOrientations()` does: the next update looks
  /// again.
  public func setNeedsUpdateOfSupportedOrientations() {
    windowChanges.setNeedsUpdateOfSupportedOrientations()
  }

  /// Does what `attemptRotationToDeviceOrientation()` does.
  public func attemptRotationToDeviceOrientation() {
    windowChanges.attemptRotationToDeviceOrientation()
  }

  /// Does what `requestGeometryUpdate` of a window scene does: the next update turns the interface,
  /// if the controller that decides supports one of the orientations.
  /// - Returns: True if it does.
  public func requestGeometry(_ mask: OrientationMask) -> Bool {
    windowChanges.requestGeometry(mask)
  }

  /// Gives the app an Info.plist. What it does not support, the interface is not when the app
  /// starts.
  /// - Returns: True if it came in time: an app that shows something has started.
  public func setPermission(_ permission: AppPermission) -> Bool {
    windowChanges.setPermission(permission)
  }
}
