// Calls about rotation and size.
extension World {
  /// The answer of UIKit's own `size(forChildContentContainer:withParentContainerSize:)`.
  /// - Parameters:
  ///   - child: A child of the parent.
  ///   - parent: The receiver.
  ///   - size: The new size of the parent, in points.
  /// - Returns: The new size of the child, in points.
  public func size(
    ofChild child: ObjectID, in parent: ObjectID, whichGets size: Size
  ) -> Size { windowChanges.size(ofChild: child, in: parent, whichGets: size) }

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
}
