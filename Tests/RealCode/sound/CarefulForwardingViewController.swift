import UIKit

final class CarefulMapViewController: UIViewController {
    private(set) var isFollowing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isFollowing = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isFollowing = false
    }
}

final class CarefulLegendViewController: UIViewController {
    private(set) var isAttached = false

    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.text = "Legend"
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 12, y: 12, width: view.bounds.width - 24, height: 24)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        isAttached = parent != nil
    }
}

/// Forwards the appearance to its map by hand, and gives the legend back when memory is short.
final class CarefulForwardingViewController: UIViewController {
    private let map = CarefulMapViewController()
    private let mapContainer = UIView()
    private var legend: CarefulLegendViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        return false
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(mapContainer)
        map.loadViewIfNeeded()
        addChild(map)
        mapContainer.addSubview(map.view)
        map.didMove(toParent: self)
        addLegend()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginTransition(appearing: true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        beginTransition(appearing: false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endTransition()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mapContainer.frame = view.bounds
        map.view.frame = mapContainer.bounds
        let bottom = view.safeAreaInsets.bottom
        legend?.view.frame = CGRect(
            x: 16,
            y: view.bounds.height - bottom - 96,
            width: view.bounds.width - 32,
            height: 80
        )
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        dropLegend()
    }

    // MARK: - Forwarding

    /// Begin and end, never the children's callbacks themselves.
    private func beginTransition(appearing: Bool, animated: Bool) {
        for child in children {
            child.beginAppearanceTransition(appearing, animated: animated)
        }
    }

    private func endTransition() {
        for child in children {
            child.endAppearanceTransition()
        }
    }

    // MARK: - Legend

    private func addLegend() {
        let legend = CarefulLegendViewController()
        addChild(legend)
        view.addSubview(legend.view)
        legend.didMove(toParent: self)
        self.legend = legend
    }

    private func dropLegend() {
        guard let legend = legend else { return }
        self.legend = nil
        let isVisible = viewIfLoaded?.window != nil
        legend.willMove(toParent: nil)
        if isVisible {
            legend.beginAppearanceTransition(false, animated: false)
        }
        legend.view.removeFromSuperview()
        if isVisible {
            legend.endAppearanceTransition()
        }
        legend.removeFromParent()
    }
}
