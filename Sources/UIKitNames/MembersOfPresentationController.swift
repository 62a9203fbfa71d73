extension MemberTable {
  /// The members of `UIPresentationController`.
  static let presentationController = MemberTable(
    """
    UIPresentationController [since 8]

    presentedViewController: UIViewController [simulated]
    presentingViewController: UIViewController [simulated]
    containerView: UIView? [simulated]
    presentedView: UIView? [simulated, unread]
    presentationStyle: UIModalPresentationStyle [simulated]
    delegate: UIAdaptivePresentationControllerDelegate? [simulated, weak]
    adaptivePresentationStyle [simulated, beside]
    overrideTraitCollection [simulated, unread]
    frameOfPresentedViewInContainerView: CGRect [simulated]
    shouldRemovePresentersView [simulated]
    shouldPresentInFullscreen [simulated]

    presentationTransitionWillBegin() [called]
    presentationTransitionDidEnd(_ completed: Bool) [called]
    dismissalTransitionWillBegin() [called]
    dismissalTransitionDidEnd(_ completed: Bool) [called]
    containerViewWillLayoutSubviews() [called]
    containerViewDidLayoutSubviews() [called]
    viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) \
    [called]
    willTransition(to newCollection: UITraitCollection, with coordinator: \
    UIViewControllerTransitionCoordinator) [called]
    traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) [called]
    size(forChildContentContainer container: UIContentContainer, withParentContainerSize \
    parentSize: CGSize) -> CGSize [called]
    preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) [called]
    adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle \
    [called]

    registerForTraitChanges [since 17]
    traitOverrides [since 17]

    init(presentedViewController: UIViewController, presenting: UIViewController?)
    """)
}
