// finding=none
// The child comes in init, its view when there is one.
final class StreamViewController: UIViewController {
    let player: UIViewController
    init(url: URL) {
        player = UIViewController()
        super.init(nibName: nil, bundle: nil)
        addChild(player)
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(player.view)
        player.didMove(toParent: self)
    }
}
