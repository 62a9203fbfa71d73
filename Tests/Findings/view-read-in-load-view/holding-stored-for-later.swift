// finding=none
// The closure is written before the assignment but runs only in viewDidLoad, when there is a view.
final class NoteViewController: UIViewController {
    private var whenLoaded: [() -> Void] = []

    override func loadView() {
        whenLoaded.append { [weak self] in
            self?.view.tintColor = .systemYellow
        }
        view = UITextView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for work in whenLoaded {
            work()
        }
        whenLoaded.removeAll()
    }
}
