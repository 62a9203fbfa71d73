import UIKit

/// A segmented container that shows one child at a time.
final class SegmentedContainerController: UIViewController {
    struct Page {
        let title: String
        let make: () -> UIViewController
    }

    private let pages: [Page]
    private var cache: [Int: UIViewController] = [:]
    private var current: UIViewController?
    private let control = UISegmentedControl()
    private let content = UIView()

    init(pages: [Page]) {
        precondition(!pages.isEmpty)
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (i, page) in pages.enumerated() {
            control.insertSegment(withTitle: page.title, at: i, animated: false)
        }
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
        navigationItem.titleView = control

        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        show(index: 0)
    }

    @objc private func segmentChanged() {
        show(index: control.selectedSegmentIndex)
    }

    private func controller(at index: Int) -> UIViewController {
        if let cached = cache[index] { return cached }
        let made = pages[index].make()
        cache[index] = made
        return made
    }

    private func show(index: Int) {
        let next = controller(at: index)
        guard next !== current else { return }

        if let old = current {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(next)
        next.view.frame = content.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(next.view)
        next.didMove(toParent: self)
        current = next
        setNeedsStatusBarAppearanceUpdate()
    }

    override var childForStatusBarStyle: UIViewController? { current }
    override var childForStatusBarHidden: UIViewController? { current }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        cache = cache.filter { $0.value === current }
    }
}

/// Crossfading container with `transition(from:to:)`.
class CrossfadeContainer: UIViewController {
    private(set) var selected: UIViewController!
    private var isMoving = false

    convenience init(root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        selected = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let root = selected else { return }
        addChild(root)
        root.view.frame = view.bounds
        view.addSubview(root.view)
        root.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !isMoving { selected?.view.frame = view.bounds }
    }

    func crossfade(to next: UIViewController) {
        guard !isMoving, let old = selected, old !== next else { return }
        isMoving = true
        old.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds
        transition(from: old, to: next, duration: 0.3, options: [.transitionCrossDissolve], animations: nil) { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            self.selected = next
            self.isMoving = false
        }
    }
}

final class FirstPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
    }
}

final class AppContainerFactory {
    static func make() -> UIViewController {
        let container = SegmentedContainerController(pages: [
            .init(title: "One") { FirstPage() },
            .init(title: "Two") { CrossfadeContainer(root: FirstPage()) },
        ])
        return UINavigationController(rootViewController: container)
    }
}
