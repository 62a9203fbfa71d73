import UIKit

struct OnboardingPage {
    let title: String
    let text: String
    let imageName: String
}

final class OnboardingPageViewController: UIViewController {

    let page: OnboardingPage

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private var hasReportedView = false

    init(page: OnboardingPage) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = UIImage(named: page.imageName)
        imageView.contentMode = .scaleAspectFit
        titleLabel.text = page.title
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        textLabel.text = page.text
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center

        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Paging back, or letting go of a page half way, must not count as another view.
        guard !hasReportedView else { return }
        hasReportedView = true
        Analytics.shared.track("onboarding_page", parameters: ["title": page.title])
    }
}

final class OnboardingViewController: UIViewController {

    var onFinish: (() -> Void)?

    private let pages: [OnboardingPageViewController]
    private let pageViewController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)

    private var currentIndex = 0
    private var isTurningPage = false

    init(pages: [OnboardingPage]) {
        self.pages = pages.map { OnboardingPageViewController(page: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        return traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpControls()
        embedPageViewController()
        updateControls()
    }

    // MARK: - Setup

    private func setUpControls() {
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.isUserInteractionEnabled = false
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)

        pageControl.translatesAutoresizingMaskIntoConstraints = false
        nextButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageControl)
        view.addSubview(nextButton)
        NSLayoutConstraint.activate([
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -8),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
    }

    private func embedPageViewController() {
        pageViewController.dataSource = self
        pageViewController.delegate = self
        if let first = pages.first {
            pageViewController.setViewControllers([first], direction: .forward, animated: false)
        }

        addChild(pageViewController)
        pageViewController.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageViewController.view)
        NSLayoutConstraint.activate([
            pageViewController.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pageViewController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pageViewController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pageViewController.view.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -8)
        ])
        pageViewController.didMove(toParent: self)
    }

    private func updateControls() {
        let isLast = currentIndex >= pages.count - 1
        pageControl.currentPage = currentIndex
        nextButton.setTitle(isLast ? "Get Started" : "Next", for: .normal)
        nextButton.isEnabled = !isTurningPage
    }

    // MARK: - Actions

    @objc private func nextTapped() {
        guard !isTurningPage else { return }
        if currentIndex >= pages.count - 1 {
            finish()
        } else {
            showPage(at: currentIndex + 1)
        }
    }

    private func showPage(at index: Int) {
        setTurningPage(true)
        pageViewController.setViewControllers([pages[index]], direction: .forward, animated: true) { [weak self] _ in
            guard let self else { return }
            self.currentIndex = index
            self.setTurningPage(false)
        }
    }

    /// Swiping and the button take turns: the page controller does not like both at once.
    private func setTurningPage(_ turning: Bool) {
        isTurningPage = turning
        pageViewController.view.isUserInteractionEnabled = !turning
        updateControls()
    }

    private func finish() {
        // Whoever put the onboarding up takes it down.
        let callback = onFinish
        onFinish = nil
        callback?()
    }

    private func pageIndex(of controller: UIViewController) -> Int? {
        return pages.firstIndex { $0 === controller }
    }
}

// MARK: - UIPageViewControllerDataSource

extension OnboardingViewController: UIPageViewControllerDataSource {

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pageIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pageIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
}

// MARK: - UIPageViewControllerDelegate

extension OnboardingViewController: UIPageViewControllerDelegate {

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        nextButton.isEnabled = false
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        // Also when the page was let go: the button has to come back.
        defer { updateControls() }
        guard completed,
              let shown = pageViewController.viewControllers?.first,
              let index = pageIndex(of: shown) else { return }
        currentIndex = index
    }
}
