// finding=none
// The helper follows the stream on the screen's behalf, and both it and the screen are captured weakly.
final class BusFollower {
    private weak var screen: BusScreen?

    init(screen: BusScreen) {
        self.screen = screen
    }

    func start() {
        let arrivals = BusService.shared.arrivals
        Task { [weak self] in
            for await _ in arrivals {
                self?.screen?.arrivals += 1
            }
        }
    }
}

final class BusScreen: UIViewController {
    var arrivals = 0
    private var follower: BusFollower?

    override func viewDidLoad() {
        super.viewDidLoad()
        follower = BusFollower(screen: self)
        follower?.start()
    }
}
