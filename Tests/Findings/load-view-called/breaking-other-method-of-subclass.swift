// finding=load-view-called
// The class overrides loadView rightly, and its own rebuild method then calls it like any other method.
class BoardViewController: UIViewController {
    override func loadView() {
        view = UIView()
    }

    func rebuild() {
        loadView()  // <- load-view-called, launch, loadView
    }
}

final class ChessViewController: BoardViewController {
    private var built = false

    override func viewDidLoad() {
        super.viewDidLoad()
        guard !built else { return }
        built = true
        rebuild()
    }
}
