import UIKit

class OnboardingPageViewController: UIPageViewController {

    struct Step {
        var title, body: String
        var imageName: String?
    }

    fileprivate lazy var steps: [UIViewController] = {
        return [
            OnboardingStepViewController(index: 0, text: "Welcome"),
            OnboardingStepViewController(index: 1, text: "Discover"),
            OnboardingStepViewController(index: 2, text: "Go!"),
        ]
    }()

    private let pageControl = UIPageControl()
    var completion: (() -> Void)?

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        view.backgroundColor = .systemBackground
        if let first = steps.first {
            setViewControllers([first], direction: .forward, animated: false, completion: nil)
        }
        pageControl.numberOfPages = steps.count
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
        view.addSubview(pageControl)
        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    @objc private func pageControlChanged(_ sender: UIPageControl) {
        guard let current = viewControllers?.first, let index = steps.firstIndex(of: current), index != sender.currentPage else { return }
        let direction: NavigationDirection = sender.currentPage > index ? .forward : .reverse
        setViewControllers([steps[sender.currentPage]], direction: direction, animated: true)
    }

    func finish() {
        UserDefaults.standard.set(true, forKey: "onboarding.done")
        completion?()
    }
}

// MARK: UIPageViewControllerDataSource
extension OnboardingPageViewController: UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index > 0 else {
            return nil
        }
        return steps[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index + 1 < steps.count else { return nil }
        return steps[index + 1]
    }
}

extension OnboardingPageViewController: UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let current = viewControllers?.first as? OnboardingStepViewController else { return }
        pageControl.currentPage = current.index
    }
}

final class OnboardingStepViewController: UIViewController {
    let index: Int
    private let text: String
    private let label = UILabel()

    init(index: Int, text: String) {
        self.index = index
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
        label.font = UIFont.preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontForContentSizeCategory = true
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        label.alpha = 0
        UIView.animate(withDuration: 0.25) { [weak self] in
            self?.label.alpha = 1
        }
    }
}
