// finding=none drive=storyboard
// The shared base class offers a root view by a method of its own, and installs it in viewDidLoad as a subview.
class MixedOriginViewController: UIViewController {
    func makeContent() -> UIView? {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let content = makeContent() {
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
    }
}

final class PosterViewController: MixedOriginViewController {
    override func makeContent() -> UIView? {
        return UIImageView()
    }
}
