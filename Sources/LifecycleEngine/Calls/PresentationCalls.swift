// Calls about presentations.
extension World {
  /// The value of `presentationController`: the presentation controller that shows or will show the
  /// controller. A controller inside a presented controller, or presented in another's place,
  /// shares a presentation controller.
  public func presentationController(of controller: ObjectID) -> ObjectID {
    presenting.presentationController(of: controller)
  }

  /// The value of `activePresentationController`, which shows the controller now.
  public func activePresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.activePresentationController(of: controller)
  }

  /// The value of `sheetPresentationController`; `nil` for any other style.
  public func sheetPresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.sheetPresentationController(of: controller)
  }

  /// The value of `popoverPresentationController`; `nil` for any other style.
  public func popoverPresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.popoverPresentationController(of: controller)
  }

  /// Creates an instance of the author's class, with one reference.
  public func makePresentationController(of class: ClassID) -> ObjectID {
    presenting.makePresentationController(of: `class`)
  }

  /// Sets the presented controller, which `init(presentedViewController:presenting:)` gets. UIKit
  /// sets the presenter later.
  public func setPresented(_ controller: ObjectID, of id: ObjectID) {
    presentations[id].presented = controller
  }

  /// The controller that the presentation controller shows.
  public func presentedViewController(ofPresentation id: ObjectID) -> ObjectID? {
    alive(presentations[id].presented)
  }

  /// The present or last presenter.
  public func presentingViewController(ofPresentation id: ObjectID) -> ObjectID? {
    presenting.presentingViewController(ofPresentation: id)
  }

  /// The container view, during the presentation.
  public func containerView(of id: ObjectID) -> ObjectID? {
    presentations[id].containerView
  }

  /// The value of `presentationStyle`.
  public func presentationStyle(of id: ObjectID) -> ModalPresentationStyle {
    presentations[id].style
  }

  /// The delegate of a presentation controller.
  public func presentationDelegate(of id: ObjectID) -> ObjectID? {
    alive(presentations[id].delegate)
  }

  /// Sets the delegate, which is not held.
  public func setPresentationDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    presentations[id].delegate = delegate
  }

  /// Notes if a popover has a view or a bar button item for its arrow.
  public func setHasAnchor(_ hasAnchor: Bool, of id: ObjectID) {
    presentations[id].hasAnchor = hasAnchor
  }

  /// Makes an alert an action sheet, which is a popover on a pad and on newer phones.
  public func setIsActionSheet(_ id: ObjectID) { presenting.setIsActionSheet(id) }

  /// The value of `modalPresentationStyle`: the requested style, and a concrete style for
  /// `automatic`. Source: `modal-automatic-reads-concrete`.
  public func modalPresentationStyle(of id: ObjectID) -> ModalPresentationStyle {
    controllers[id].modalPresentationStyle.resolved(in: self)
  }

  /// True if the author's code has chosen a presentation style.
  public func hasChosenPresentationStyle(_ id: ObjectID) -> Bool {
    controllers[id].modalPresentationStyle != .automatic
  }

  /// Sets `modalPresentationStyle`. A running presentation keeps its style.
  public func setModalPresentationStyle(_ style: ModalPresentationStyle, of id: ObjectID) {
    presenting.setModalPresentationStyle(style, of: id)
  }

  /// The value of `modalTransitionStyle`.
  public func modalTransitionStyle(of id: ObjectID) -> ModalTransitionStyle {
    controllers[id].modalTransitionStyle
  }

  /// Sets `modalTransitionStyle`.
  public func setModalTransitionStyle(_ style: ModalTransitionStyle, of id: ObjectID) {
    controllers[id].modalTransitionStyle = style
  }

  /// The value of `isModalInPresentation`.
  public func isModalInPresentation(_ id: ObjectID) -> Bool {
    controllers[id].isModalInPresentation
  }

  /// Sets `isModalInPresentation`.
  public func setModalInPresentation(_ isModal: Bool, of id: ObjectID) {
    controllers[id].isModalInPresentation = isModal
  }

  /// The value of `transitioningDelegate`.
  public func transitioningDelegate(of id: ObjectID) -> ObjectID? {
    alive(controllers[id].transitioningDelegate)
  }

  /// Sets `transitioningDelegate`, which is not held.
  public func setTransitioningDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    controllers[id].transitioningDelegate = delegate
  }

  /// The value of `definesPresentationContext`.
  public func definesPresentationContext(_ id: ObjectID) -> Bool {
    controllers[id].definesPresentationContext
  }

  /// Sets `definesPresentationContext`.
  public func setDefinesPresentationContext(_ defines: Bool, of id: ObjectID) {
    controllers[id].definesPresentationContext = defines
  }

  /// The value of `presentedViewController`: the controller that the controller or its nearest
  /// ancestor presents. Source: `swiftnav-nested-presentation-seen-from-child-and-nav`.
  public func presentedViewController(of id: ObjectID) -> ObjectID? {
    controllers.presented(by: id)
  }

  /// The value of `presentingViewController`: the presenter of the controller or of its nearest
  /// ancestor. Source: `lasso-presenting-vc-is-topmost-parent`.
  public func presentingViewController(of id: ObjectID) -> ObjectID? {
    controllers.nearest(id) { record in
      record.presentation.flatMap { alive(presentations[$0].presenting) }
    }
  }

  /// The value of `isBeingPresented`, for the controller or an ancestor. Source:
  /// `flags-by-ancestor`.
  public func isBeingPresented(_ id: ObjectID) -> Bool {
    controllers.nearest(id) { $0.isBeingPresented ? true : nil } ?? false
  }

  /// The value of `isBeingDismissed`, for the controller or an ancestor. Source:
  /// `flags-by-ancestor`.
  public func isBeingDismissed(_ id: ObjectID) -> Bool {
    controllers.nearest(id) { $0.isBeingDismissed ? true : nil } ?? false
  }

  /// The value of `frameOfPresentedViewInContainerView` of UIKit's own class.
  public func ownFrameOfPresentedView(of id: ObjectID) -> Rect {
    presenting.ownFrameOfPresentedView(of: id)
  }

  /// The value of `preferredContentSize`.
  public func preferredContentSize(of id: ObjectID) -> Size {
    controllers[id].preferredContentSize
  }

  /// Sets the preferred size of a controller in a popover or in a form sheet. A visible controller
  /// gets the size with the next layout.
  /// - Parameter size: The size in points; UIKit chooses a dimension that is zero.
  public func setPreferredContentSize(_ size: Size, of id: ObjectID) {
    presenting.setPreferredContentSize(size, of: id)
  }

  /// Performs `present(_:animated:completion:)`. When the call returns, the two controllers are
  /// linked and the new view is loaded. Callbacks of appearance come with the commit.
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: The receiver. An ancestor of the receiver may become the presenter.
  ///   - animated: True if the presentation is animated.
  ///   - completion: The closure to call at the end, which the world holds until then.
  public func present(
    _ controller: ObjectID, from source: ObjectID, animated: Bool, completion: ObjectID?
  ) { presenting.present(controller, from: source, animated: animated, completion: completion) }

  /// Performs `dismiss(animated:completion:)`. The controller presented by the receiver or an
  /// ancestor leaves, or else the receiver itself. Only the topmost controller is animated.
  /// - Parameters:
  ///   - source: The receiver.
  ///   - animated: True if the topmost controller is animated.
  ///   - completion: The closure to call at the end, which the world holds until then.
  public func dismiss(_ source: ObjectID, animated: Bool, completion: ObjectID?) {
    presenting.dismiss(source, animated: animated, completion: completion)
  }
}
