import UIKit

enum HostMode {
    case stacked
    case columns
}

final class CarefulStackedViewController: UIViewController {
    weak var host: CarefulAdaptiveHostViewController?

    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Next", for: .normal)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 44)
    }

    @objc private func tapped() {
        host?.contentDidRequestNext()
    }
}

final class CarefulColumnsViewController: UIViewController {
    weak var host: CarefulAdaptiveHostViewController?

    private let left = UIView()
    private let right = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        left.backgroundColor = .systemGray5
        right.backgroundColor = .systemGray6
        view.addSubview(left)
        view.addSubview(right)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let half = view.bounds.width / 2
        left.frame = CGRect(x: 0, y: 0, width: half, height: view.bounds.height)
        right.frame = CGRect(x: half, y: 0, width: half, height: view.bounds.height)
    }
}

/// Swaps its content with the width. The swap crossfades while visible and is plain otherwise.
final class CarefulAdaptiveHostViewController: UIViewController {
    private let stage = UIView()
    private var mode: HostMode = .stacked
    private var content: UIViewController?
    private var isSwapping = false
    private var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(stage)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        arrange(for: view.bounds.width, animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.frame = view.bounds
        if !isSwapping {
            content?.view.frame = stage.bounds
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self = self else { return }
            self.arrange(for: self.view.bounds.width, animated: self.view.window != nil)
        }
    }

    func contentDidRequestNext() {
        step += 1
    }

    // MARK: - Swapping

    private func arrange(for width: CGFloat, animated: Bool) {
        guard !isSwapping else { return }
        let wanted: HostMode = width >= 600 ? .columns : .stacked
        guard let old = content else {
            mode = wanted
            embed(makeContent())
            return
        }
        guard wanted != mode else { return }
        mode = wanted
        if animated {
            crossfade(from: old, to: makeContent())
        } else {
            remove(old)
            embed(makeContent())
        }
    }

    private func makeContent() -> UIViewController {
        switch mode {
        case .stacked:
            let stacked = CarefulStackedViewController()
            stacked.host = self
            return stacked
        case .columns:
            let columns = CarefulColumnsViewController()
            columns.host = self
            return columns
        }
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = stage.bounds
        stage.addSubview(child.view)
        child.didMove(toParent: self)
        content = child
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        content = nil
    }

    private func crossfade(from old: UIViewController, to next: UIViewController) {
        isSwapping = true
        old.willMove(toParent: nil)
        addChild(next)
        next.view.frame = stage.bounds
        // transition(from:to:…) moves the views itself, the containment calls stay ours.
        transition(from: old, to: next, duration: 0.25, options: [.transitionCrossDissolve], animations: {
        }, completion: { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            self.content = next
            self.isSwapping = false
            self.view.setNeedsLayout()
        })
    }
}
