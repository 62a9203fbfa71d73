// finding=not-reverted-on-cancel
// The bar is the container's, and the screen that shows after a cancelled swipe gets the other screen's bar.
final class PreferencesViewController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance = UINavigationBarAppearance()  // <- not-reverted-on-cancel, swipe-cancel, viewWillAppear
    }
}
