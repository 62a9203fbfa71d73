// finding=none
// The initialiser that can name a nib is overridden, but it names none.
class CodeViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("never made by a storyboard")
    }

    override func loadView() {
        view = UIScrollView()
    }
}

final class TermsViewController: CodeViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
