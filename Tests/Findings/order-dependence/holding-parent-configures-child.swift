// finding=none
// The parent writes before it adds the child, and so no drive lets the child appear earlier.
final class PlayerHostScreen: UIViewController {
    private let player = PlayerChild()

    override func viewDidLoad() {
        super.viewDidLoad()
        player.volume = 5
        addChild(player)
        view.addSubview(player.view)
        player.didMove(toParent: self)
    }
}

final class PlayerChild: UIViewController {
    var volume = 0
    private var current = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current = volume
    }
}
