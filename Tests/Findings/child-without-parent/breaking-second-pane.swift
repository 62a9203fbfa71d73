// finding=child-without-parent
// The left pane is contained as it should be, the right one only gets its view added.
final class CompareScreen: UIViewController {
    private let left = UIViewController()
    private let right = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(left)
        view.addSubview(left.view)
        left.didMove(toParent: self)

        view.addSubview(right.view)  // <- child-without-parent, launch, viewDidLoad
        pin(left.view, right.view)
    }

    private func pin(_ first: UIView, _ second: UIView) {
        NSLayoutConstraint.activate([
            first.trailingAnchor.constraint(equalTo: second.leadingAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor)
        ])
    }
}
