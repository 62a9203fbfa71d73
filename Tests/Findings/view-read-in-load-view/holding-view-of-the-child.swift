// finding=none
// The view that is read before the assignment is the child's, which has a loadView of its own.
final class TickerViewController: UIViewController {
    override func loadView() {
        view = UILabel()
    }
}

final class MarketViewController: UIViewController {
    private let ticker = TickerViewController()

    override func loadView() {
        let tape: UIView = ticker.view
        tape.alpha = 0.9
        view = UIView()
        addChild(ticker)
        view.addSubview(tape)
        ticker.didMove(toParent: self)
    }
}
