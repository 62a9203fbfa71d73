extension MemberTable {
  /// The members of `UIPopoverPresentationController`.
  static let popoverPresentationController = MemberTable(
    """
    UIPopoverPresentationController [since 8]

    sourceView: UIView? [simulated]
    sourceRect: CGRect [simulated]
    sourceItem [simulated]
    barButtonItem [simulated]
    permittedArrowDirections [simulated]
    passthroughViews [simulated]

    adaptiveSheetPresentationController [unsettable]
    """)
}
