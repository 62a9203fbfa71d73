import UIKit

final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction { case present, dismiss }
    let direction: Direction
    init(_ direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = direction == .present ? .to : .from
        guard let controller = context.viewController(forKey: key) else {
            context.completeTransition(false)
            return
        }
        if direction == .present { context.containerView.addSubview(controller.view) }
        let presented = context.finalFrame(for: controller)
        var dismissed = presented
        dismissed.origin.y = context.containerView.bounds.height
        let (initial, final) = direction == .present ? (dismissed, presented) : (presented, dismissed)
        controller.view.frame = initial
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.8) {
            controller.view.frame = final
        }
        animator.addCompletion { position in
            if self.direction == .dismiss, !context.transitionWasCancelled { controller.view.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

final class CardPresentationController: UIPresentationController {
    private lazy var dimming: UIView = {
        let v = UIView()
        v.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        v.alpha = 0
        v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissTapped)))
        return v
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.inset(by: .init(top: bounds.height * 0.4, left: 0, bottom: 0, right: 0))
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dismissTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardTransition(.present)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardTransition(.dismiss)
    }
}

final class FilterViewController: UIViewController {
    private let transitioning = CardTransitioningDelegate()

    struct Filter: OptionSet {
        let rawValue: Int
        static let open = Filter(rawValue: 1 << 0)
        static let nearby = Filter(rawValue: 1 << 1)
        static let all: Filter = [.open, .nearby]
    }

    private(set) var filter: Filter = .all
    var onChange: ((Filter) -> Void)?

    init(filter: Filter) {
        self.filter = filter
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transitioning
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 16
        let done = UIButton(type: .close)
        done.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(done)
        done.center = CGPoint(x: 30, y: 30)
    }

    @objc func close() {
        onChange?(filter)
        dismiss(animated: true, completion: nil)
    }
}

final class ListWithFilter: UIViewController {
    private var filter = FilterViewController.Filter.all
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter", style: .plain, target: self, action: #selector(openFilter))
    }
    @objc func openFilter() {
        let vc = FilterViewController(filter: filter)
        vc.onChange = { [weak self] in self?.filter = $0 }
        present(vc, animated: true)
    }
}
