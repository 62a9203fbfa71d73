// finding=none
// Each view before the last line is a local constant, and only then the property of self is assigned.
final class SummaryViewController: UIViewController {
    private let amount = UILabel()

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        view.addSubview(amount)
        self.view = view
    }
}
