// finding=endless-task
// The task belongs to a helper that nobody keeps, and it is suspended with the screen as a parameter in hand.
final class AuctionFollower {
    func follow(on screen: AuctionScreen) {
        Task {
            for await bid in AuctionHouse.shared.bids {  // <- endless-task, launch, viewDidDisappear
                screen.show(bid)
            }
        }
    }
}

final class AuctionScreen: UIViewController {
    private var highest: Any?

    override func viewDidLoad() {
        super.viewDidLoad()
        AuctionFollower().follow(on: self)
    }

    func show(_ bid: Any) {
        highest = bid
    }
}
