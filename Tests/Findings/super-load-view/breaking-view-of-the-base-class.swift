// finding=super-load-view
// The base class makes a view in its loadView, which the subclass throws away.
class PaddedScreen: UIViewController {
    override func loadView() {
        view = UIView()
    }
}

final class ListScreen: PaddedScreen {
    override func loadView() {
        super.loadView()
        view = UITableView()  // <- super-load-view, launch, loadView
    }
}
