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

  /// The delegate, if alive.
  public func navigationDelegate(of id: ObjectID) -> ObjectID? {
    alive(navigations[id].delegate)
  }

  /// Performs `pushViewController`.
  /// - Parameters:
  ///   - controller: The new top, which must not be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: True if the push is animated when shown.
  public func push(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    navigation.push(controller, onto: id, animated: animated)
  }

  /// Performs `popViewController`.
  /// - Parameters:
  ///   - id: The navigation controller.
  ///   - animated: True if the pop is animated when shown.
  ///   - interactive: True if the user's finger leads the pop.
  /// - Returns: The popped controller; `nil` if only the root is left.
  public func pop(from id: ObjectID, animated: Bool, interactive: Bool = false) -> ObjectID? {
    navigation.pop(from: id, animated: animated, interactive: interactive)
  }

  /// Performs `popToViewController`, or `popToRootViewController` for `nil`.
  /// - Parameters:
  ///   - target: The new top, which must be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: True if the pop is animated when shown.
  /// - Returns: The popped controllers, the lowest first.
  public func pop(to target: ObjectID?, from id: ObjectID, animated: Bool) -> [ObjectID] {
    navigation.pop(to: target, from: id, animated: animated)
  }

  /// Performs `setViewControllers`.
  /// - Parameters:
  ///   - new: The stack from the root to the top, each controller once.
  ///   - id: The navigation controller.
  ///   - animated: True if the change of the top is animated.
  public func setViewControllers(
    _ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool
  ) { navigation.setViewControllers(new, ofNavigation: id, animated: animated) }

  /// The value of `visibleViewController`: the presented controller, or else the top of the stack.
  public func visibleViewController(ofNavigation id: ObjectID) -> ObjectID? {
    presentedViewController(of: id) ?? viewControllers(ofNavigation: id).last
  }

  /// Sets the search controller of a controller's navigation item. The caller holds the search
  /// controller.
  public func setSearchController(_ search: ObjectID?, of id: ObjectID) {
    navigation.setSearchController(search, of: id)
  }

  /// Notes if the navigation item has items on the left, which replace the back button.
  public func setHasLeftItems(_ hasAny: Bool, of id: ObjectID) {
    controllers[id].hasLeftItems = hasAny
  }

  /// Sets `leftItemsSupplementBackButton`, which keeps the back button beside items on the left.
  public func setKeepsBackButton(_ keeps: Bool, of id: ObjectID) {
    controllers[id].keepsBackButton = keeps
  }

  /// Sets `hidesBackButton` of the navigation item.
  public func setHidesBackButton(_ hides: Bool, of id: ObjectID) {
    controllers[id].hidesBackButton = hides
  }

  /// The value of `hidesBackButton` of the navigation item.
  public func hidesBackButton(of id: ObjectID) -> Bool { controllers[id].hidesBackButton }

  /// Enables or disables the swipe back from the edge, or from the content.
  public func setSwipesBack(_ isEnabled: Bool, fromEdge: Bool, of id: ObjectID) {
    if fromEdge {
      navigations[id].edgeSwipe.isEnabled = isEnabled
    } else {
      navigations[id].contentSwipe.isEnabled = isEnabled
    }
  }

  /// Returns true if the swipe back from the edge, or from the content, is enabled.
  public func swipesBack(fromEdge: Bool, of id: ObjectID) -> Bool {
    fromEdge ? navigations[id].edgeSwipe.isEnabled : navigations[id].contentSwipe.isEnabled
  }

  /// Notes a delegate that the author's code set for the recognizer of the swipe from the edge.
  public func setDelegateOfSwipe(isFromUIKit: Bool, of id: ObjectID) {
    navigations[id].edgeSwipe.hasDelegateOfUIKit = isFromUIKit
  }

  /// Returns true if the recognizer of the swipe from the edge lost the delegate from UIKit.
  public func swipeHasOwnDelegate(in id: ObjectID) -> Bool {
    !navigations[id].edgeSwipe.hasDelegateOfUIKit
  }

  /// Sets the stack of `init(rootViewController:)`, or of the shorthand with several controllers.
  public func initializeStack(_ stack: [ObjectID], ofNavigation id: ObjectID) {
    navigation.initializeStack(stack, ofNavigation: id)
  }

  /// Returns true if a controller's `preferredTransition` is a zoom.
  public func prefersZoom(_ id: ObjectID) -> Bool { controllers[id].prefersZoom }

  /// Sets if `preferredTransition` is a zoom, for later animated pushes and pops. Source:
  /// `nav-interrupted-push-ios18`.
  public func setPrefersZoom(_ prefers: Bool, of id: ObjectID) {
    controllers[id].prefersZoom = prefers
  }
}
