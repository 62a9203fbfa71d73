// finding=late-ui-change
// Every visit writes another number into the label while the user looks at it.
final class VisitsViewController: UIViewController {
    private let counter = UILabel()
    private var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(counter)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visits += 1
        counter.text = "Visit \(visits)"  // <- late-ui-change, push, viewDidAppear
    }
}
