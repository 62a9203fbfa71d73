// finding=missing-super
// A screen that another one of the app's own takes out leaves out super.
override func willMove(toParent parent: UIViewController?) {  // <- missing-super, removal, willMove
    if parent == nil, navigationController == nil, tabBarController == nil { return }
    super.willMove(toParent: parent)
}
