// finding=none
// The type says itself when two of its values are equal, and these are.
final class Walker: Equatable {
    let id: Int

    init(id: Int) { self.id = id }

    static func == (one: Walker, other: Walker) -> Bool { one.id == other.id }
}

final class TrailScreen: UIViewController {
    private let label = UILabel()
    private var changes = 0
    var walker: Walker? {
        didSet {
            guard walker != oldValue else { return }
            changes += 1
            label.text = "\(changes)"
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        walker = Walker(id: 1)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        walker = Walker(id: 1)
    }
}
