// finding=none
// The screen is hidden again when the swipe to it is cancelled, and sets all at its next appearance.
final class PreferencesViewController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let build = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        build.text = "Build \(AppInfo.build)"
        let wrapper = UIView(frame: build.bounds)
        wrapper.addSubview(build)
        tableView.tableFooterView = wrapper
        navigationItem.titleView = UILabel()
    }
}
