// finding=uncoordinated-animation
// A phone that is laid on its side hides the lyrics in an animation of its own.
final class PlayerScreen: UIViewController {
    private let lyrics = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(lyrics)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard traitCollection.userInterfaceIdiom == .phone else { return }
        UIView.animate(withDuration: 0.2) { self.lyrics.alpha = size.width > size.height ? 0 : 1 }  // <- uncoordinated-animation, rotate, viewWillTransition
    }
}
