// finding=none
// A rotation leaves a request for one more pass, and the layout callback that honours it takes the request away.
final class GalleryViewController: UIViewController {
    private var wantsSecondPass = false

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        wantsSecondPass = true
    }
}

extension GalleryViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if wantsSecondPass {
            wantsSecondPass = false
            view.setNeedsLayout()
        }
    }
}
