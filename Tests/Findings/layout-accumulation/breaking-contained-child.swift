// finding=layout-accumulation
// The container lays out properly, and the child that it contains adds a tick to its scale in each of its passes.
final class RulerViewController: UIViewController {
    private let scale = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scale)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scale.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 12)))  // <- layout-accumulation, cover, viewDidLayoutSubviews
    }
}

final class DraftingViewController: UIViewController {
    private let ruler = RulerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ruler)
        view.addSubview(ruler.view)
        ruler.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ruler.view.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 24)
    }
}
