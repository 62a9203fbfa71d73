// finding=none
// A helper that is no controller dims the layers and lights them again, and the controller calls it in both directions.
final class Chrome {
    private var parts: [UIView] = []

    func add(_ part: UIView) {
        parts.append(part)
    }

    func setDimmed(_ dimmed: Bool) {
        for part in parts {
            part.layer.opacity = dimmed ? 0.4 : 1
        }
    }
}

final class CockpitViewController: UIViewController {
    private let chrome = Chrome()

    override func viewDidLoad() {
        super.viewDidLoad()
        let gauge = UIView()
        view.addSubview(gauge)
        chrome.add(gauge)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chrome.setDimmed(false)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chrome.setDimmed(true)
    }
}
