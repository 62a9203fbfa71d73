// finding=none drive=storyboard
// The method in the storyboard's controller is an overload with a label, so UIKit's own loadView stays in force.
final class BadgeViewController: UIViewController {
    private func loadView(named name: String) -> UIView {
        let label = UILabel()
        label.text = name
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(loadView(named: "New"))
        view.addSubview(loadView(named: "Hot"))
    }
}
