// finding=none
// The programmatic controller pushes a screen that it takes from a storyboard, while its own view is made in code.
final class MenuViewController: UIViewController {
    override func loadView() {
        view = UITableView()
    }

    func openHelp() {
        let storyboard = UIStoryboard(name: "Help", bundle: nil)
        guard let help = storyboard.instantiateInitialViewController() else { return }
        navigationController?.pushViewController(help, animated: true)
    }
}
