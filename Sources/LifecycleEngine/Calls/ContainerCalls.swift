// Calls about what UIKit's containers have in common.
extension World {
  /// Does what `super.init` of a container does before it returns to the author's code.
  /// - Parameter isUnarchived: True if it comes out of a nib or storyboard, which loads no view.
  public func initializeContainer(_ id: ObjectID, isUnarchived: Bool) {
    containers.initializeContainer(id, isUnarchived: isUnarchived)
  }

  /// Does what `show(_:sender:)` does.
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - source: Whose method is called. If its class overrides the method, this is what `super`
  ///     does.
  ///   - sender: The object that has asked for it, for those who override the method.
  public func show(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    containers.show(controller, from: source, sender: sender)
  }

  /// Does what `showDetailViewController(_:sender:)` does, with the parameters of
  /// `show(_:sender:)`.
  public func showDetail(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    containers.showDetail(controller, from: source, sender: sender)
  }

  /// Returns true if a bar of a navigation or tab bar controller is hidden.
  public func isBarHidden(_ bar: Bar, of id: ObjectID) -> Bool {
    containers.isBarHidden(bar, of: id)
  }

  /// Hides or shows a bar; what it covered hears of it in the next update.
  /// - Parameters:
  ///   - bar: Which one.
  ///   - isHidden: True if it is to be hidden.
  ///   - id: The controller whose bar it is.
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
