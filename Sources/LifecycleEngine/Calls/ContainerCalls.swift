// Calls that UIKit's containers have in common.
extension World {
  /// Performs the `super.init` of a container.
  /// - Parameter isUnarchived: True for a container from a nib or storyboard, which loads no view.
  public func initializeContainer(_ id: ObjectID, isUnarchived: Bool) {
    containers.initializeContainer(id, isUnarchived: isUnarchived)
  }

  /// Performs `show(_:sender:)`.
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - source: The receiver. If its class overrides the method, the call is that of `super`.
  ///   - sender: The argument `sender`, for classes that override the method.
  public func show(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    containers.show(controller, from: source, sender: sender)
  }

  /// Performs `showDetailViewController(_:sender:)`, with the parameters of `show(_:sender:)`.
  public func showDetail(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    containers.showDetail(controller, from: source, sender: sender)
  }

  /// Returns true if a bar of a navigation or tab bar controller is hidden.
  public func isBarHidden(_ bar: Bar, of id: ObjectID) -> Bool {
    containers.isBarHidden(bar, of: id)
  }

  /// Returns true if a bar is hidden by the author's code, or by a controller on screen; `nil` if no source
  /// tells of the bar.
  public func isBarOffScreen(_ bar: Bar, of id: ObjectID) -> Bool? {
    guard transitionCoordinator(of: containers.displayedChild(of: id) ?? id) == nil else {
      return nil
    }
    guard bar == .tabBar else { return isBarHidden(bar, of: id) ? nil : false }
    return containers.isTabBarHidden(in: id) ? holds(.tabBarTellsIfHidden) ? true : nil : false
  }

  /// Hides or shows a bar. The next update changes the insets of the covered views.
  /// - Parameters:
  ///   - bar: The bar.
  ///   - isHidden: True if the bar is to be hidden.
  ///   - id: The controller with the bar.
  public func setBarHidden(_ bar: Bar, _ isHidden: Bool, of id: ObjectID) {
    containers.setBarHidden(bar, isHidden, of: id)
  }

  /// The value of `hidesBottomBarWhenPushed`.
  public func hidesBottomBarWhenPushed(_ id: ObjectID) -> Bool {
    controllers[id].hidesBottomBarWhenPushed
  }

  /// Sets `hidesBottomBarWhenPushed`.
  public func setHidesBottomBarWhenPushed(_ hides: Bool, of id: ObjectID) {
    controllers[id].hidesBottomBarWhenPushed = hides
  }

  /// The value of `additionalSafeAreaInsets`.
  public func additionalSafeAreaInsets(of id: ObjectID) -> Insets {
    controllers[id].additionalSafeAreaInsets
  }

  /// Sets `additionalSafeAreaInsets`; the change comes with the next update.
  public func setAdditionalSafeAreaInsets(_ insets: Insets, of id: ObjectID) {
    containers.setAdditionalSafeAreaInsets(insets, of: id)
  }
}
