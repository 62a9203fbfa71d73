// finding=redundant-will-move
// Every column of the board is announced by hand right before addChild announces it again.
final class BoardScreen: UIViewController {
    private let columns = [UIViewController(), UIViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        for column in columns {
            column.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
            addChild(column)
            view.addSubview(column.view)
            column.didMove(toParent: self)
        }
    }
}
