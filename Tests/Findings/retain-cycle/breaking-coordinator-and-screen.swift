// finding=retain-cycle
// Coordinator and screen hold one another, and the link back is made inside the coordinator's initializer.
final class TripCoordinator {
    private let screen: TripScreen

    init(screen: TripScreen) {
        self.screen = screen
        screen.coordinator = self  // <- retain-cycle, launch, viewDidDisappear
    }
}

final class TripScreen: UIViewController {
    var coordinator: TripCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = TripCoordinator(screen: self)
    }
}
