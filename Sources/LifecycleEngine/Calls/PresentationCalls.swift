// Calls about presentations.
extension World {
  /// The value of `presentationController`: the one that shows the controller or will show it; a
  /// controller that is presented in another's place, or is in one that is, has that one's.
  public func presentationController(of controller: ObjectID) -> ObjectID {
    presenting.presentationController(of: controller)
  }

  /// The value of `activePresentationController`: the one that shows the controller.
  public func activePresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.activePresentationController(of: controller)
  }

  /// The value of `sheetPresentationController`, which there is for a sheet only.
  public func sheetPresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.sheetPresentationController(of: controller)
  }

  /// The value of `popoverPresentationController`, which there is for a popover only.
  public func popoverPresentationController(of controller: ObjectID) -> ObjectID? {
    presenting.popoverPresentationController(of: controller)
  }

  /// Creates an instance of a class the author derived, with one reference to it.
  public func makePresentationController(of class: ClassID) -> ObjectID {
    presenting.makePresentationController(of: `class`)
  }

  /// What `init(presentedViewController:presenting:)` notes; UIKit tells the presenter later.
  public func setPresented(_ controller: ObjectID, of id: ObjectID) {
    presentations[id].presented = controller
  }

  /// The controller it shows.
  public func presentedViewController(ofPresentation id: ObjectID) -> ObjectID? {
    alive(presentations[id].presented)
  }

  /// The controller it shows that one over, or has shown it over.
  public func presentingViewController(ofPresentation id: ObjectID) -> ObjectID? {
    presenting.presentingViewController(ofPresentation: id)
  }

  /// The view it shows the controller in, while it does.
  public func containerView(of id: ObjectID) -> ObjectID? {
    presentations[id].containerView
  }

  /// What its `presentationStyle` reads.
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

  /// Notes whether a popover has a view or a bar button item that its arrow points to.
  public func setHasAnchor(_ hasAnchor: Bool, of id: ObjectID) {
    presentations[id].hasAnchor = hasAnchor
  }

  /// Makes an alert an action sheet, which is a popover on a pad, and on newer phones.
  public func setIsActionSheet(_ id: ObjectID) { presenting.setIsActionSheet(id) }

  /// The value of `modalPresentationStyle`: the style that was asked for, a concrete one for
  /// `automatic`. Source: `modal-automatic-reads-concrete`.
  public func modalPresentationStyle(of id: ObjectID) -> ModalPresentationStyle {
    controllers[id].modalPresentationStyle.resolved(on: release)
  }

  /// Sets `modalPresentationStyle`; a presentation that is under way keeps its style.
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

  /// The value of `presentedViewController`: the controller that this one or the nearest of its
  /// ancestors presents. Source: `swiftnav-nested-presentation-seen-from-child-and-nav`.
  public func presentedViewController(of id: ObjectID) -> ObjectID? {
    controllers.presented(by: id)
  }

  /// The value of `presentingViewController`: the controller that presents this one or the nearest
  /// of its ancestors. Source: `lasso-presenting-vc-is-topmost-parent`.
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

  /// What `frameOfPresentedViewInContainerView` of UIKit's own class reads.
  public func ownFrameOfPresentedView(of id: ObjectID) -> Rect {
    presenting.ownFrameOfPresentedView(of: id)
  }

  /// The value of `preferredContentSize`.
  public func preferredContentSize(of id: ObjectID) -> Size {
    controllers[id].preferredContentSize
  }

  /// Sets the size in which a controller would like to be shown in a popover or in a form sheet; one
  /// that is on screen gets it with the next layout.
  /// - Parameter size: The size in points; what is zero is left to UIKit.
  public func setPreferredContentSize(_ size: Size, of id: ObjectID) {
    presenting.setPreferredContentSize(size, of: id)
  }

  /// Does what `present(_:animated:completion:)` does. The two controllers are linked and the new
  /// one's view is loaded when the call returns; callbacks of appearance come with the commit.
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: The controller that is asked; an ancestor of it may become the presenter.
  ///   - animated: True if the presentation is animated.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func present(
    _ controller: ObjectID, from source: ObjectID, animated: Bool, completion: ObjectID?
  ) { presenting.present(controller, from: source, animated: animated, completion: completion) }

  /// Does what `dismiss(animated:completion:)` does: what the controller or an ancestor presents
  /// goes, or else the controller itself. Only the topmost one is animated away.
  /// - Parameters:
  ///   - source: The controller that is asked.
  ///   - animated: True if the topmost one is animated away.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func dismiss(_ source: ObjectID, animated: Bool, completion: ObjectID?) {
    presenting.dismiss(source, animated: animated, completion: completion)
  }
}
