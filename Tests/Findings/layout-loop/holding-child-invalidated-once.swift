// finding=none
// The parent invalidates its child after each layout, but the child never answers.
final class LegendViewController: UIViewController {
    private let key = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(key)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        key.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
}

final class AtlasViewController: UIViewController {
    private let legend = LegendViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(legend)
        view.addSubview(legend.view)
        legend.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        legend.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
        legend.view.setNeedsLayout()
    }
}
