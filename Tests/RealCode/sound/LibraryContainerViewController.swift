import UIKit

/// Shows one of several screens below a segmented control. Only the screen shown is a child.
final class LibraryContainerViewController: UIViewController {

    private let controllers: [UIViewController]
    private let segmentedControl = UISegmentedControl()
    private let contentView = UIView()

    private var currentController: UIViewController?
    private var currentIndex = 0
    private var isSwitching = false
    private var pendingIndex: Int?

    init(controllers: [UIViewController]) {
        self.controllers = controllers
        super.init(nibName: nil, bundle: nil)
        title = "Library"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var childForStatusBarStyle: UIViewController? {
        return currentController
    }

    override var childForHomeIndicatorAutoHidden: UIViewController? {
        return currentController
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpSegmentedControl()
        setUpContentView()

        if currentIndex < controllers.count {
            segmentedControl.selectedSegmentIndex = currentIndex
            embed(controllers[currentIndex])
        }
    }

    // MARK: - Switching

    /// For deep links. May be called before the view is loaded.
    func select(index: Int) {
        guard index >= 0, index < controllers.count else { return }
        guard isViewLoaded else {
            currentIndex = index
            return
        }
        switchTo(index)
    }

    @objc private func segmentChanged() {
        switchTo(segmentedControl.selectedSegmentIndex)
    }

    private func switchTo(_ index: Int) {
        guard !isSwitching else {
            // Comes from a deep link; the control is off while the screens slide.
            pendingIndex = index
            return
        }
        guard index != currentIndex else { return }
        let movesForward = index > currentIndex
        let next = controllers[index]
        currentIndex = index
        segmentedControl.selectedSegmentIndex = index

        guard let previous = currentController else {
            embed(next)
            return
        }
        if view.window == nil {
            // Nobody is watching, e.g. another tab is in front.
            unembed(previous)
            embed(next)
        } else {
            slide(from: previous, to: next, forward: movesForward)
        }
    }

    private func slide(from previous: UIViewController, to next: UIViewController, forward: Bool) {
        isSwitching = true
        segmentedControl.isUserInteractionEnabled = false

        let width = contentView.bounds.width
        let shift = forward ? width : -width

        previous.willMove(toParent: nil)
        addChild(next)
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        next.view.frame = contentView.bounds.offsetBy(dx: shift, dy: 0)

        transition(from: previous, to: next, duration: 0.25, options: [.curveEaseInOut], animations: {
            next.view.frame = self.contentView.bounds
            previous.view.frame = self.contentView.bounds.offsetBy(dx: -shift, dy: 0)
        }, completion: { _ in
            previous.removeFromParent()
            next.didMove(toParent: self)
            self.didShow(next)
            self.isSwitching = false
            self.segmentedControl.isUserInteractionEnabled = true
            self.switchToPending()
        })
    }

    private func switchToPending() {
        guard let index = pendingIndex else { return }
        pendingIndex = nil
        switchTo(index)
    }

    // MARK: - Containment

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = contentView.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(child.view)
        child.didMove(toParent: self)
        didShow(child)
    }

    private func unembed(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    private func didShow(_ child: UIViewController) {
        currentController = child
        navigationItem.rightBarButtonItems = child.navigationItem.rightBarButtonItems
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    // MARK: - Setup

    private func setUpSegmentedControl() {
        for (index, controller) in controllers.enumerated() {
            segmentedControl.insertSegment(withTitle: controller.title, at: index, animated: false)
        }
        segmentedControl.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
        segmentedControl.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(segmentedControl)
        NSLayoutConstraint.activate([
            segmentedControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            segmentedControl.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            segmentedControl.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func setUpContentView() {
        contentView.clipsToBounds = true
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 8),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }
}
