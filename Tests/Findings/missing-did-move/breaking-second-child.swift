// finding=missing-did-move
// The list gets the whole sequence, the detail pane lacks the last call.
final class TwoPaneScreen: UIViewController {
    private let list = UIViewController()
    private let detail = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()

        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)

        addChild(detail)  // <- missing-did-move, launch, willMove
        view.addSubview(detail.view)
        arrange(list.view, beside: detail.view)
    }

    private func arrange(_ first: UIView, beside second: UIView) {
        first.trailingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
    }
}
