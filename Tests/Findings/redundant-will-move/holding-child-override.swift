// finding=none
// The only willMove in the text is an override that passes its argument on to super.
final class CountingChild: UIViewController {
    private var moves = 0

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves += 1
    }
}

final class CountingHostScreen: UIViewController {
    private let content = CountingChild()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}
