extension MemberTable {
  /// The members of `UIAlertController`.
  static let alertController = MemberTable(
    """
    UIAlertController [since 8]

    title: String? [simulated]
    message: String? [simulated]
    preferredStyle [simulated]
    actions [simulated]
    preferredAction [simulated]
    textFields [simulated]

    addAction(_ action: UIAlertAction) [simulated, rare, labels]
    addTextField(configurationHandler: ((UITextField) -> Void)? = nil) [simulated, rare, labels]

    init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    """)
}
