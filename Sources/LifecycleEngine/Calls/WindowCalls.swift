// Calls about rotation and size.
extension World {
  /// Gives the app's scene another size, as when the user drags the divider of a split screen.
  public func resize(width: Double, height: Double) {
    windowChanges.resize(width: width, height: height)
  }

  /// Sets traits of the system, such as the dark style.
  public func setSystemTraits(_ traits: TraitOverrides) { windowChanges.setSystemTraits(traits) }

  /// The answer of UIKit's own `size(forChildContentContainer:withParentContainerSize:)`.
  /// - Parameters:
  ///   - child: A child of the parent.
  ///   - parent: The receiver.
  ///   - size: The new size of the parent, in points.
  /// - Returns: The new size of the child, in points.
  public func size(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size { windowChanges.size(ofChild: child, in: parent, whichGets: size) }

  /// Turns the device; the interface follows if the app and the controller in front allow it.
  public func rotate(to orientation: Orientation) { windowChanges.rotate(to: orientation) }

  /// The default of `supportedInterfaceOrientations`. Source:
  /// `supportedinterfaceorientations-default`.
  public var defaultOrientations: OrientationMask { screen.defaultOrientations }

  /// Performs `setNeedsUpdateOfSupportedInterfaceOrientations()`: the next update asks again.
  public func setNeedsUpdateOfSupportedOrientations() {
    windowChanges.setNeedsUpdateOfSupportedOrientations()
  }

  /// Performs `attemptRotationToDeviceOrientation()`.
  public func attemptRotationToDeviceOrientation() {
    windowChanges.attemptRotationToDeviceOrientation()
  }

  /// Performs `requestGeometryUpdate` of a window scene: the next update turns the interface, if
  /// the deciding controller supports one of the orientations.
  /// - Returns: True if the controller supports one.
  public func requestGeometry(_ mask: OrientationMask) -> Bool {
    windowChanges.requestGeometry(mask)
  }

  /// Gives the app an Info.plist, whose orientations limit the interface at launch.
  /// - Returns: True if the app has not launched yet. An app that shows something has launched.
  public func setPermission(_ permission: AppPermission) -> Bool {
    windowChanges.setPermission(permission)
  }
}
