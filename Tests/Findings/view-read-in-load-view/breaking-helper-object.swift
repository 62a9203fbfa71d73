// finding=view-read-in-load-view
// A styling object that is no controller is handed self and reads its view while loadView has not assigned any.
final class Styler {
    func style(_ controller: UIViewController) {
        controller.view.tintColor = .systemPurple  // <- view-read-in-load-view, launch, loadView
    }
}

final class AlbumViewController: UIViewController {
    private let styler = Styler()

    override func loadView() {
        let list = UITableView()
        styler.style(self)
        view = list
    }
}
