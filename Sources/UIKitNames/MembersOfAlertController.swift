extension MemberTable {
  /// The members of `UIAlertController`.
  static let alertController = MemberTable(
    """
    UIAlertController [since 8]

    title [simulated]
    message [simulated]
    preferredStyle [simulated]
    actions [simulated]
    preferredAction [simulated]
    textFields [simulated]

    addAction(_ action: UIAlertAction) [simulated, rare, labels]
    addTextField(configurationHandler: ((UITextField) -> Void)? = nil) [simulated, rare, labels]
    """)
}
