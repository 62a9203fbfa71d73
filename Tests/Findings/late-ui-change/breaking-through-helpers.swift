// finding=late-ui-change
// The property is set two helper calls away from viewDidAppear, in an extension.
final class GreetingViewController: UIViewController {
    private let greeting = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(greeting)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        configure()
    }
}

extension GreetingViewController {
    private func configure() {
        show("Good morning")
    }

    private func show(_ text: String) {
        greeting.text = text  // <- late-ui-change, push, viewDidAppear
    }
}
