import UIKit

protocol DashboardTab: UIViewController {
    var tabScrollView: UIScrollView? { get }
    func tabWasReselected()
}

extension DashboardTab {

    var tabScrollView: UIScrollView? {
        return nil
    }

    func tabWasReselected() {
        guard let scrollView = tabScrollView else { return }
        let top = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }
}

/// A tab bar of our own, at the top. Screens are made when they are first selected and then kept.
/// The container tells its children about appearance itself, because a switch that is asked for
/// while the container comes or goes has to wait.
final class DashboardTabViewController: UIViewController {

    private enum Visibility {
        case hidden
        case appearing
        case visible
        case disappearing
    }

    private let factories: [() -> DashboardTab]
    private let titles: [String]
    private var tabs: [Int: DashboardTab] = [:]

    private let buttonStack = UIStackView()
    private let indicatorView = UIView()
    private let contentView = UIView()
    private var buttons: [UIButton] = []

    private var visibility = Visibility.hidden
    private var selectedIndex = 0
    private var pendingIndex: Int?
    private var selectedTab: DashboardTab?

    init(titles: [String], factories: [() -> DashboardTab]) {
        self.titles = titles
        self.factories = factories
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Appearance

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        return false
    }

    override var childForStatusBarStyle: UIViewController? {
        return selectedTab
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        setUpButtons()
        showTab(at: selectedIndex)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visibility = .appearing
        selectedTab?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visibility = .visible
        selectedTab?.endAppearanceTransition()
        selectPendingTab()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        visibility = .disappearing
        selectedTab?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        visibility = .hidden
        selectedTab?.endAppearanceTransition()
        selectPendingTab()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        moveIndicator()
    }

    // MARK: - Selection

    func select(index: Int) {
        guard index >= 0, index < factories.count else { return }
        guard isViewLoaded else {
            selectedIndex = index
            return
        }
        switch visibility {
        case .appearing, .disappearing:
            pendingIndex = index
        case .hidden, .visible:
            switchToTab(at: index)
        }
    }

    private func selectPendingTab() {
        guard let index = pendingIndex else { return }
        pendingIndex = nil
        switchToTab(at: index)
    }

    @objc private func buttonTapped(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        if index == selectedIndex {
            selectedTab?.tabWasReselected()
        } else {
            select(index: index)
        }
    }

    private func switchToTab(at index: Int) {
        guard index != selectedIndex else { return }
        removeSelectedTab()
        selectedIndex = index
        showTab(at: index)
        UIView.animate(withDuration: 0.2) {
            self.moveIndicator()
        }
    }

    private func loadTab(at index: Int) -> DashboardTab {
        if let existing = tabs[index] {
            return existing
        }
        let tab = factories[index]()
        tabs[index] = tab
        return tab
    }

    // MARK: - Containment

    private func showTab(at index: Int) {
        guard index < factories.count else { return }
        let tab = loadTab(at: index)
        let isVisible = visibility == .visible
        addChild(tab)
        tab.view.frame = contentView.bounds
        tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isVisible {
            tab.beginAppearanceTransition(true, animated: false)
        }
        contentView.addSubview(tab.view)
        if isVisible {
            tab.endAppearanceTransition()
        }
        tab.didMove(toParent: self)
        selectedTab = tab
        updateButtons()
        setNeedsStatusBarAppearanceUpdate()
    }

    private func removeSelectedTab() {
        guard let tab = selectedTab else { return }
        let isVisible = visibility == .visible
        tab.willMove(toParent: nil)
        if isVisible {
            tab.beginAppearanceTransition(false, animated: false)
        }
        tab.view.removeFromSuperview()
        if isVisible {
            tab.endAppearanceTransition()
        }
        tab.removeFromParent()
        selectedTab = nil
    }

    // MARK: - Views

    private func setUpViews() {
        buttonStack.distribution = .fillEqually
        indicatorView.backgroundColor = .tintColor
        buttonStack.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttonStack)
        view.addSubview(contentView)
        view.addSubview(indicatorView)
        NSLayoutConstraint.activate([
            buttonStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            buttonStack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            buttonStack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            buttonStack.heightAnchor.constraint(equalToConstant: 44),
            contentView.topAnchor.constraint(equalTo: buttonStack.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func setUpButtons() {
        for title in titles {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
            buttonStack.addArrangedSubview(button)
            buttons.append(button)
        }
    }

    private func updateButtons() {
        for (index, button) in buttons.enumerated() {
            button.tintColor = index == selectedIndex ? .label : .secondaryLabel
        }
    }

    private func moveIndicator() {
        guard !buttons.isEmpty else { return }
        let width = buttonStack.frame.width / CGFloat(buttons.count)
        indicatorView.frame = CGRect(x: CGFloat(selectedIndex) * width, y: buttonStack.frame.maxY - 2, width: width, height: 2)
    }
}
