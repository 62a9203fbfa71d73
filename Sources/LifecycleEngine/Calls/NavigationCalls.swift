// Calls about navigation controllers.
extension World {
  /// The stack, the root first.
  public func viewControllers(ofNavigation id: ObjectID) -> [ObjectID] {
    navigations[id].stack
  }

  /// Sets the delegate of a navigation controller, which is held weakly.
  public func setNavigationDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    navigations[id].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func navigationDelegate(of id: ObjectID) -> ObjectID? {
    alive(navigations[id].delegate)
  }

  /// Does what `pushViewController` does.
  /// - Parameters:
  ///   - controller: The new top, which must not be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: True if the push is animated once it is shown.
  public func push(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    navigation.push(controller, onto: id, animated: animated)
  }

  /// Does what `popViewController` does.
  /// - Parameters:
  ///   - id: The navigation controller.
  ///   - animated: True if the pop is animated once it is shown.
  ///   - interactive: True if the user's finger leads it.
  /// - Returns: The popped controller, `nil` when only the root is left.
  public func pop(from id: ObjectID, animated: Bool, interactive: Bool = false) -> ObjectID? {
    navigation.pop(from: id, animated: animated, interactive: interactive)
  }

  /// Does what `popToViewController` does; with `nil` what `popToRootViewController` does.
  /// - Parameters:
  ///   - target: The controller that becomes the top; it must be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: True if the pop is animated once it is shown.
  /// - Returns: The popped controllers, the lowest first.
  public func pop(to target: ObjectID?, from id: ObjectID, animated: Bool) -> [ObjectID] {
    navigation.pop(to: target, from: id, animated: animated)
  }

  /// Does what `setViewControllers` does.
  /// - Parameters:
  ///   - new: The stack from the root to the top, each controller once.
  ///   - id: The navigation controller.
  ///   - animated: True if the change of the top is animated.
  public func setViewControllers(
    _ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool
  ) { navigation.setViewControllers(new, ofNavigation: id, animated: animated) }

  /// The value of `visibleViewController` of a navigation controller: what is presented over it, or
  /// the top of the stack.
  public func visibleViewController(ofNavigation id: ObjectID) -> ObjectID? {
    presentedViewController(of: id) ?? viewControllers(ofNavigation: id).last
  }

  /// Sets whether the navigation item of a controller has a search controller.
  public func setHasSearchController(_ hasOne: Bool, of id: ObjectID) {
    navigation.setHasSearchController(hasOne, of: id)
  }

  /// Sets whether the navigation item of a controller has items on the left, in whose favor the back
  /// button goes.
  public func setHasLeftItems(_ hasAny: Bool, of id: ObjectID) {
    controllers[id].hasLeftItems = hasAny
  }

  /// Sets whether the back button stays beside items on the left: `leftItemsSupplementBackButton`.
  public func setKeepsBackButton(_ keeps: Bool, of id: ObjectID) {
    controllers[id].keepsBackButton = keeps
  }

  /// Does what `init(rootViewController:)` does with its argument, and the shorthand with several.
  public func initializeStack(_ stack: [ObjectID], ofNavigation id: ObjectID) {
    navigation.initializeStack(stack, ofNavigation: id)
  }

  /// Returns true if a controller's `preferredTransition` is a zoom.
  public func prefersZoom(_ id: ObjectID) -> Bool { controllers[id].prefersZoom }

  /// Sets whether a controller's `preferredTransition` is a zoom: with animation it is pushed and
  /// popped in one from then on. Source: `nav-interrupted-push-ios18`.
  public func setPrefersZoom(_ prefers: Bool, of id: ObjectID) {
    controllers[id].prefersZoom = prefers
  }
}
