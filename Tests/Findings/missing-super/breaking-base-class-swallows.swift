// finding=missing-super
// The visible subclass is exemplary, but its super call ends in a base class that never passes viewDidLoad on.
class ThemedViewController: UIViewController {
    var accent = UIColor.systemTeal

    override func viewDidLoad() {  // <- missing-super, launch, viewDidLoad
        view.backgroundColor = .systemBackground
        view.tintColor = accent
    }
}

final class InvoiceViewController: ThemedViewController {
    private let total = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        total.text = "0.00"
        view.addSubview(total)
    }
}
