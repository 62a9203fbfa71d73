// finding=certain-crash
// A view of the example's own places its label before it has the label.
final class Card: UIView {
    private let title = UILabel()

    init() {
        super.init(frame: .zero)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true  // <- certain-crash, launch, viewDidLoad
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Card())
    }
}
