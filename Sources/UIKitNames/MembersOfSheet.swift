extension MemberTable {
  /// The members of `UISheetPresentationController`.
  package static let sheetPresentationController = MemberTable(
    """
    UISheetPresentationController [since 15]

    detents [simulated]
    selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? \
    [simulated, unknown sheet-with-keyboard]
    largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? [simulated]
    prefersGrabberVisible [simulated]
    prefersScrollingExpandsWhenScrolledToEdge [simulated]
    prefersEdgeAttachedInCompactHeight [simulated]
    widthFollowsPreferredContentSizeWhenEdgeAttached [simulated]
    preferredCornerRadius: CGFloat? [simulated]

    animateChanges(_ changes: () -> Void) [simulated, labels]
    invalidateDetents() [simulated, labels, since 16]
    """)
}
