// finding=missing-super
// Of three generations the middle one overrides willMove(toParent:) and drops the chain, whatever the last one does.
class ScreenViewController: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print("moving")
    }
}

class TrackedViewController: ScreenViewController {
    private(set) var moves = 0

    override func willMove(toParent parent: UIViewController?) {  // <- missing-super, push, willMove
        moves += 1
    }
}

final class WalletViewController: TrackedViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print("moves so far: \(moves)")
    }
}
