// finding=none
// The closures of both properties are called on the spot, so what is stored is a label and not a closure.
final class HeaderScreen: UIViewController {
    private let divider: UIView = {
        let view = UIView()
        view.backgroundColor = .separator
        return view
    }()

    private lazy var header: UILabel = {
        let label = UILabel()
        label.text = self.headline()
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(divider)
        view.addSubview(header)
    }

    private func headline() -> String {
        "Today"
    }
}
