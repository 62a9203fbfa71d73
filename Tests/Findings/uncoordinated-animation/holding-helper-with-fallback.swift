// finding=none
// A helper object animates with a coordinator if it gets one and on its own otherwise, and on rotation it gets one.
final class Dimmer {
    func dim(_ target: UIView, with coordinator: UIViewControllerTransitionCoordinator?) {
        if let coordinator = coordinator {
            coordinator.animate(alongsideTransition: { _ in target.alpha = 0.6 })
        } else {
            UIView.animate(withDuration: 0.2) { target.alpha = 0.6 }
        }
    }
}

final class SlideViewController: UIViewController {
    private let dimmer = Dimmer()
    private let slide = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(slide)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        dimmer.dim(slide, with: coordinator)
    }

    func slideTapped() {
        dimmer.dim(slide, with: nil)
    }
}
