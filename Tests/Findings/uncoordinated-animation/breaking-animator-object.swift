// finding=uncoordinated-animation
// An object that is no controller starts the animation, and it has no coordinator to start it with.
final class FadeAnimator {
    var duration = 0.2

    func fade(_ target: UIView, to alpha: CGFloat) {
        UIView.animate(withDuration: duration, animations: {  // <- uncoordinated-animation, rotate, viewWillTransition
            target.alpha = alpha
        })
    }
}

final class LyricsViewController: UIViewController {
    private let animator = FadeAnimator()
    private let lyrics = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(lyrics)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        animator.fade(lyrics, to: 0.4)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
