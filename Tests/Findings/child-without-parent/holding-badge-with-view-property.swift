// finding=none
// What has a property called view here is a small model of a badge, not a controller, so it needs no parent.
final class Badge {
    let view = UILabel()

    func show(_ count: Int) {
        view.text = "\(count)"
        view.isHidden = count == 0
    }
}

final class InboxScreen: UIViewController {
    private let badge = Badge()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge.view)
        badge.show(3)
    }
}
