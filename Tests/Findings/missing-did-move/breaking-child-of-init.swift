// finding=missing-did-move
// The child comes in init, its view when there is one, and nobody tells the child.
final class StreamViewController: UIViewController {
    let player: UIViewController
    init(url: URL) {
        player = UIViewController()
        super.init(nibName: nil, bundle: nil)
        addChild(player)  // <- missing-did-move, launch, willMove
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(player.view)
    }
}
